/** Who acts by a request: a member who is signed in, or else a key. */
export const actorOf = ({ keyId, memberId }: { keyId: string | null; memberId?: string | null }) =>
  memberId ? { kind: 'member' as const, id: memberId } : { kind: 'key' as const, id: keyId }
