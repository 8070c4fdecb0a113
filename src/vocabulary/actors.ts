/** The actor of a request: the signed-in member, or otherwise the key. */
export const actorOf = ({ keyId, memberId }: { keyId: string | null; memberId?: string | null }) =>
  memberId ? { kind: 'member' as const, id: memberId } : { kind: 'key' as const, id: keyId }
