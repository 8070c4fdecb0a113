/** The store could not write, read or delete a file: it is full, unreachable, or failed otherwise. */
export class StorageFault extends Error {}
