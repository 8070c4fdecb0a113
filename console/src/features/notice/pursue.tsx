import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Star } from 'lucide-react'
import { useRef } from 'react'
import { Link } from 'wouter'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { createPursuitIn, PURSUITS_KEY, pursuitAddress, usePursuitRights, usePursuitsOf } from '../../lib/pursuits.ts'
import { useShortcuts } from '../../lib/shortcuts.ts'
import { Button, buttonClass } from '../../ui/controls.tsx'
import { useStateName } from '../../ui/pursuit-state.tsx'
import { Failure } from '../../ui/states.tsx'
import { NOTICE_WORDS } from './words.ts'

interface PursueProps {
  noticeNo: string
  /** Whether the key `s` presses it, as in lists. */
  hasKey?: boolean
}

/** The main button of a notice: starts a pursuit, or links to the existing one. */
export function Pursue({ noticeNo, hasKey = false }: PursueProps) {
  const words = useWords(NOTICE_WORDS)
  const { language } = useLanguage()
  const queries = useQueryClient()
  const nameOf = useStateName()
  const { canRead, canWrite } = usePursuitRights()
  const { of } = usePursuitsOf([noticeNo])
  const pursuit = of(noticeNo)
  const isPressed = useRef(false)
  const begin = useMutation({
    mutationFn: async () => createPursuitIn(language, noticeNo),
    onSettled: () => queries.invalidateQueries({ queryKey: PURSUITS_KEY }),
  })
  const press = () => {
    isPressed.current = true
    begin.mutate()
  }
  const canBegin = hasKey && canWrite && pursuit === null && !begin.isPending
  useShortcuts({ s: () => canBegin && press() })
  if (!canRead || pursuit === undefined) return null
  if (pursuit)
    return (
      <Link
        className={buttonClass('main')}
        href={pursuitAddress(pursuit.id)}
        ref={(link: HTMLAnchorElement | null) => {
          // The pressed button no longer exists, so the focus moves to the link.
          if (isPressed.current) link?.focus()
          isPressed.current = false
        }}
      >
        {words.pursuedAs(nameOf(pursuit.state))}
      </Link>
    )
  if (!canWrite) return null
  return (
    <>
      <Button weight="main" disabled={begin.isPending} onClick={press}>
        <Star size={15} aria-hidden /> {words.pursue}
      </Button>
      {begin.error ? <Failure error={begin.error} again={() => begin.mutate()} /> : null}
    </>
  )
}
