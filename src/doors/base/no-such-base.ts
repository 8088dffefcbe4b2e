/** A base that cannot be read; the message says why and what would help. */
export class NoSuchBase extends Error {}
