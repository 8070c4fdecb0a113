import { ApiError } from '@gonggo/client'
import { useState } from 'react'
import { useWords } from '../../lib/language.tsx'
import { Choice } from '../../ui/controls.tsx'
import { TEAM_WORDS } from './team-words.ts'

type Wish = 'keep' | 'revoke'

/** Asks what happens to the keys of a member, if the service requires a choice. */
export function useKeysWish() {
  const [wish, setWish] = useState<Wish | null>(null)
  return {
    wish,
    isAsked: wish !== null,
    choose: (value: string) => setWish(value === 'revoke' ? 'revoke' : 'keep'),
    heed: (error: Error) => {
      // The default is to revoke, because keys of former members are rarely kept on purpose.
      if (asksForKeys(error)) setWish('revoke')
    },
    /** Errors other than the missing choice. */
    unasked: (error: Error | null) => (error && !asksForKeys(error) ? error : null),
  }
}

const asksForKeys = (error: Error): boolean => error instanceof ApiError && error.code === 'keys_depend'

interface KeysWishProps {
  isAsked: boolean
  wish: Wish | null
  choose(wish: string): void
}

export function KeysWish({ isAsked, wish, choose }: KeysWishProps) {
  const words = useWords(TEAM_WORDS)
  if (!isAsked) return null
  return (
    <Choice
      label={words.keysLabel}
      value={wish ?? 'revoke'}
      onChange={({ target }) => choose(target.value)}
      options={[
        ['revoke', words.keysRevoke],
        ['keep', words.keysKeep],
      ]}
    />
  )
}
