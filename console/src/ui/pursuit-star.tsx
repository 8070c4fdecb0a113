import type { Pursuit } from '@gonggo/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Star } from 'lucide-react'
import { Link } from 'wouter'
import { bilingual, useLanguage, useWords } from '../lib/language.tsx'
import { createPursuitIn, isOnlyWatched, PURSUITS_KEY, pursuitAddress, usePursuitRights } from '../lib/pursuits.ts'
import { serviceIn } from '../lib/service.ts'
import styles from './pursuit.module.css'
import { PursuitState, useStateName } from './pursuit-state.tsx'

const WORDS = bilingual(
  {
    star: (title: string) => `입찰 건으로 검토: ${title}`,
    worked: (state: string, title: string) => `${state} · 입찰 건 열기: ${title}`,
    failed: '변경하지 못했습니다. 다시 눌러 주십시오.',
  },
  {
    star: (title: string) => `Watch as a pursuit: ${title}`,
    worked: (state: string, title: string) => `${state} · Open the pursuit: ${title}`,
    failed: 'The change failed. Please try again.',
  },
)

interface StarProps {
  noticeNo: string
  title: string
  /** `undefined` = not loaded yet. */
  pursuit: Pursuit | null | undefined
}

/** Starts a pursuit of a notice, deletes one that nobody has worked on, or links to the existing one. */
export function PursuitStar({ noticeNo, title, pursuit }: StarProps) {
  const words = useWords(WORDS)
  const { language } = useLanguage()
  const queries = useQueryClient()
  const nameOf = useStateName()
  const { canRead, canWrite } = usePursuitRights()
  const turn = useMutation({
    mutationFn: async () => {
      if (pursuit) await serviceIn(language).pursuits.delete(pursuit.id)
      else await createPursuitIn(language, noticeNo)
    },
    onSettled: () => queries.invalidateQueries({ queryKey: PURSUITS_KEY }),
  })
  if (!canRead) return null
  if (pursuit && !(canWrite && isOnlyWatched(pursuit)))
    return (
      <Link
        className={styles.pursued}
        href={pursuitAddress(pursuit.id)}
        aria-label={words.worked(nameOf(pursuit.state), title)}
        title={words.worked(nameOf(pursuit.state), title)}
      >
        <PursuitState state={pursuit.state} />
      </Link>
    )
  if (!canWrite) return null
  const isOn = turn.isPending ? !pursuit : Boolean(pursuit)
  return (
    <>
      <button
        type="button"
        className={styles.star}
        data-star
        disabled={pursuit === undefined}
        aria-pressed={isOn}
        aria-busy={turn.isPending}
        aria-label={words.star(title)}
        title={words.star(title)}
        onClick={() => turn.isPending || turn.mutate()}
      >
        <Star size={16} aria-hidden fill={isOn ? 'currentColor' : 'none'} />
      </button>
      {turn.error ? <span role="alert">{words.failed} </span> : null}
    </>
  )
}
