import { ApiError } from '@gonggo/client'
import type { ReactNode } from 'react'
import { bilingual, useWords } from '../lib/language.tsx'
import { counted } from '../lib/plural.ts'
import { type Trouble, troubleOf } from '../lib/service.ts'
import { askToSignIn } from '../lib/sign-in-again.ts'
import { Button, Hidden } from './controls.tsx'
import styles from './parts.module.css'

const WORDS = bilingual(
  {
    waiting: '불러오는 중입니다.',
    again: '다시 시도',
    requestId: (id: string) => `요청 번호 ${id}`,
    offline: '서버에 연결할 수 없습니다',
    offlineMore: '네트워크를 확인하신 뒤 다시 시도해 주십시오.',
    limit: '요청 한도를 넘었습니다',
    limitMore: (seconds: number) => `${seconds}초 뒤에 다시 시도하실 수 있습니다.`,
    plan: '이 계정이나 키로는 볼 수 없습니다',
    missing: '찾을 수 없습니다',
    attachmentsOff: '첨부파일에서는 검색할 수 없습니다',
    failed: '불러오지 못했습니다',
    signedOut: '로그인이 만료되었습니다',
    signedOutMore: '다시 로그인하시면 이어서 하실 수 있습니다.',
    signIn: '다시 로그인',
  },
  {
    waiting: 'Loading.',
    again: 'Try again',
    requestId: (id: string) => `Request ${id}`,
    offline: 'The service cannot be reached',
    offlineMore: 'Check your network and try again.',
    limit: 'Too many requests',
    limitMore: (seconds: number) => `You can try again in ${counted(seconds, 'second')}.`,
    plan: 'This account or key does not allow it',
    missing: 'Not found',
    attachmentsOff: 'Attachments cannot be searched',
    failed: 'This could not be loaded',
    signedOut: 'Your session has ended',
    signedOutMore: 'Sign in again to continue.',
    signIn: 'Sign in again',
  },
)

const LONG_SECONDS = 600
/** Errors that a retry cannot fix. */
const LASTING: readonly Trouble[] = ['plan', 'signedOut', 'attachmentsOff']
const BARS = ['one', 'two', 'three', 'four', 'five', 'six']

export function Waiting() {
  const words = useWords(WORDS)
  return (
    <div className={styles.waiting} role="status">
      <Hidden>{words.waiting}</Hidden>
      {BARS.map((name) => (
        <div key={name} className={styles.bar} />
      ))}
    </div>
  )
}

export function Empty({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={styles.state}>
      <strong>{title}</strong>
      {children}
    </div>
  )
}

/** Shows an error, what to do about it, and the request id for support. */
export function Failure({ error, again }: { error: unknown; again?: () => void }) {
  const words = useWords(WORDS)
  const trouble = troubleOf(error)
  const problem = error instanceof ApiError ? error : null
  return (
    <div className={styles.state} role="alert">
      <strong>{words[trouble]}</strong>
      <p>{explanationOf(trouble, problem, words)}</p>
      {problem?.requestId ? <p className={styles.requestId}>{words.requestId(problem.requestId)}</p> : null}
      {trouble === 'signedOut' ? <Button onClick={askToSignIn}>{words.signIn}</Button> : null}
      {again && !LASTING.includes(trouble) ? <Button onClick={again}>{words.again}</Button> : null}
    </div>
  )
}

function explanationOf(trouble: Trouble, problem: ApiError | null, words: (typeof WORDS)['ko']): string {
  if (trouble === 'offline') return words.offlineMore
  if (trouble === 'signedOut') return words.signedOutMore
  // Daily limits have their own message, because a countdown of hours in seconds is useless.
  if (trouble === 'limit' && (problem?.retryAfter ?? 0) < LONG_SECONDS)
    return words.limitMore(Math.ceil(problem?.retryAfter ?? 60))
  return problem?.detail ?? ''
}
