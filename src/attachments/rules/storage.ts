/** The place for files did not take, give or delete one: for want of room, because it is away, or for another reason. */
export class StorageFault extends Error {}
