import { type Json, type Path } from '../source/path.js';
/** Amounts of resources by name, as quantities: `{ cpu: 30m, memory: 64Mi }`. */
export type Amounts = Readonly<Record<string, string>>;
/** What the values of a vcluster chart, of either era, say that matters to the pods of its guests. */
export interface VclusterOptions {
    /** The guest's Kubernetes version, a tag of an image; absent where the chart's default holds. */
    readonly guestVersion?: string;
    /** Absent where the values choose none. */
    readonly distro?: 'k8s' | 'k3s' | 'k0s';
    /** Whether pods with a subdomain get an init container that rewrites /etc/hosts. */
    readonly rewriteHosts: boolean;
    /** The requests of that init container. */
    readonly rewriteHostsResources: Amounts;
    /** Its limits; the same as the requests unless the values say otherwise. */
    readonly rewriteHostsLimits: Amounts;
    /** Whether the guest's priority classes are copied to the host; if not, host pods have none. */
    readonly syncPriorityClasses: boolean;
    /** The PriorityClass of the host that copies without one get. */
    readonly hostPriorityClass?: string;
    /** The defaults for containers of the LimitRange that the chart makes in the host's namespace. */
    readonly hostLimitRange?: {
        readonly default: Amounts;
        readonly defaultRequest: Amounts;
    };
    /** The tag of vcluster's own image, which runs whatever the chart's version is. */
    readonly imageTag?: string;
    /** For each option that the values set: the path below the values that sets it. */
    readonly setBy: Readonly<Partial<Record<Exclude<keyof VclusterOptions, 'setBy'>, Path>>>;
}
/** The options that values set, with the chart's defaults for the others; anything that is no mapping sets none. */
export declare function vclusterOptions(values: Json): VclusterOptions;
