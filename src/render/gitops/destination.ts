import type { Json, Path } from '../../source/path.js'
import type { Manifest } from '../../workload/manifest.js'
import type { Files } from '../kustomize-roots.js'

/** A checkout as GitOps tools see it. */
export interface Checkout extends Files {
  /** The names of all its files. */
  readonly names: readonly string[]
  /** The folder that paths of GitOps objects start from: '.' or `examples/shop`. */
  readonly root: string
  /** The address of its remote `origin`, as git has it; absent where it is not known. */
  readonly origin?: string | undefined
}

/** A cluster of the configuration, as Argo CD and Flux know it. */
export interface KnownCluster {
  readonly name: string
  /** Other names of it: `in-cluster`, `https://1.2.3.4:6443`. */
  readonly destinations?: readonly string[] | undefined
  /** The labels of its Secret in Argo CD. */
  readonly labels?: Readonly<Record<string, string>> | undefined
}

/** Values of a chart, as an Application or HelmRelease gives them: a file, or what stands in the object itself. */
export type ValuesGiven =
  | {
      /** The file's name in the checkout, or as it is written where it is in another repository. */
      readonly file: string
      readonly isHere: boolean
      /** Whether it may be missing. */
      readonly optional?: true
    }
  | {
      readonly inline: Json
      /** The object that gives it. */
      readonly by: Manifest
      /** Where it stands in that object: a mapping, a text that holds one, or a list of parameters. */
      readonly at: Path
    }

/** What is installed: a path of a repository, or a chart of a chart repository. */
export interface Source {
  /** As it is written. */
  readonly repo: string
  /** Whether that is the repository of this checkout. */
  readonly isHere: boolean
  /** The folder or file in the checkout, or as it is written where it is in another repository. */
  readonly path?: string
  readonly chart?: string
  readonly revision?: string
  /** How Argo CD takes a folder of plain manifests. */
  readonly directory?: { readonly recurse: boolean; readonly include: string; readonly exclude: string }
}

/** Where a path or chart goes: what an Application, a HelmRelease or a Kustomization of Flux says, templates filled in. */
export interface Destination {
  readonly tool: 'Argo CD' | 'Flux'
  /** The object that says so. */
  readonly by: Manifest
  /** The name of the Application, one of those that an ApplicationSet makes, or of the object of Flux. */
  readonly name: string
  readonly source: Source
  /** The name or server as it is written; null where nothing names one, as mostly with Flux. */
  readonly cluster: string | null
  /** The configuration's clusters that are meant; none where none is known by that name. */
  readonly clusters: readonly string[]
  /** The namespace for what names none itself. */
  readonly namespace?: string
  /** Whether every object goes there, whatever it names (Flux's `targetNamespace`). */
  readonly forced?: true
  readonly release?: string
  /** The values in Helm's order: the last comes first. */
  readonly values: readonly ValuesGiven[]
  /** What gives it values too that nobody sees: `Secret shop-values`. */
  readonly unseen?: readonly string[]
}

/** A part of a GitOps object that is not followed, and why. */
export interface NotEvaluated {
  readonly by: Manifest
  readonly path: Path
  readonly reason: string
}

/** What the GitOps objects of a checkout say. */
export interface GitOps {
  readonly destinations: readonly Destination[]
  readonly notEvaluated: readonly NotEvaluated[]
}
