/** A value that fills a placeholder; null, undefined and an empty list are no value. */
export type Value = string | number | boolean | null | undefined | readonly (string | number)[];
/** A list as English reads it, cut after `most` items: `a, b and c`, `a, b and 198 more`. */
export declare function listed(items: readonly (string | number)[], most?: number): string;
/** `value` as a text shows it, undefined where it is no value; control characters become visible, as in `\u001b`. */
export declare function worded(value: Value): string | undefined;
/** What is affected, in half a line: `CloneSet shop/web and 199 more`. */
export declare function affectedWords(affected: readonly {
    readonly kind: string;
    readonly namespace: string | null;
    readonly name: string;
}[]): string | undefined;
