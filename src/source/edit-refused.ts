/** A patch that cannot be written into a text: its target is missing, or shared through an anchor, an alias or `<<`. */
export class EditRefused extends Error {}
