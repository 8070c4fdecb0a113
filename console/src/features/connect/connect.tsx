import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearch } from 'wouter'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { useSession } from '../../lib/session.ts'
import { useTitle } from '../../lib/title.ts'
import { Button } from '../../ui/controls.tsx'
import parts from '../../ui/parts.module.css'
import { Empty, Failure, Waiting } from '../../ui/states.tsx'
import styles from './connect.module.css'
import { type AppRequest, type AppScope, decideAppRequest, readAppRequest } from './requests.ts'
import { APP_SCOPE_MEANINGS, APP_SCOPE_WORDS, CONNECT_WORDS } from './words.ts'

/** Asks the signed-in user whether an app may use the account. The app has sent the browser to this page. */
function Connect() {
  const words = useWords(CONNECT_WORDS)
  const { language } = useLanguage()
  const request = new URLSearchParams(useSearch()).get('request') ?? ''
  useTitle(words.title)
  const asked = useQuery({
    queryKey: ['app-request', request, language],
    queryFn: ({ signal }) => readAppRequest(language, request, signal),
    enabled: request !== '',
    // After the decision, the request no longer exists, and the browser is leaving.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  return (
    <div className={styles.sheet}>
      <h1>{words.title}</h1>
      {request === '' ? <NoRequest /> : null}
      {request !== '' && asked.isPending ? <Waiting /> : null}
      {asked.error ? <Failure error={asked.error} /> : null}
      {asked.data ? <Question request={request} asked={asked.data} /> : null}
    </div>
  )
}

export default Connect

function NoRequest() {
  const words = useWords(CONNECT_WORDS)
  const { language } = useLanguage()
  return (
    <Empty title={words.missing}>
      <p>{words.missingMore}</p>
      <a href={language === 'ko' ? '/docs/ko/agents' : '/docs/agents'}>{words.guide}</a>
    </Empty>
  )
}

/** Scopes that allow changes are not preselected. */
const isReading = (scope: string): boolean => scope.endsWith(':read')

function Question({ request, asked }: { request: string; asked: AppRequest }) {
  const words = useWords(CONNECT_WORDS)
  const { language } = useLanguage()
  const [chosen, setChosen] = useState<readonly AppScope[]>(asked.allowed.filter(isReading))
  const decide = useMutation({
    mutationFn: (decision: 'allow' | 'refuse') =>
      decideAppRequest(
        language,
        decision === 'allow' ? { request, decision, scopes: [...chosen] } : { request, decision },
      ),
    onSuccess: ({ redirectTo }) => location.assign(redirectTo),
  })
  const isOver = decide.isPending || decide.isSuccess
  return (
    <>
      <p>
        <strong>{words.lead(asked.app.name)}</strong>
      </p>
      <p className={parts.warning}>{words.warning}</p>
      <Facts app={asked.app} />
      <Scopes asked={asked} chosen={chosen} choose={setChosen} />
      <p className={parts.soft}>{words.until}</p>
      {decide.error ? <Failure error={decide.error} /> : null}
      <div className={parts.ends}>
        <Button disabled={isOver} onClick={() => decide.mutate('refuse')}>
          {words.refuse}
        </Button>
        <Button weight="main" disabled={isOver || chosen.length === 0} onClick={() => decide.mutate('allow')}>
          {words.allow}
        </Button>
      </div>
      <p role="status">{decide.isSuccess ? words.leaving : ''}</p>
    </>
  )
}

function Facts({ app }: { app: AppRequest['app'] }) {
  const words = useWords(CONNECT_WORDS)
  const session = useSession().data
  const isLocal = app.host === 'localhost'
  return (
    <dl className={styles.facts}>
      <dt>{words.host}</dt>
      <dd>
        <strong>{isLocal ? words.local : app.host}</strong>
      </dd>
      {app.id.startsWith('https://') ? (
        <>
          <dt>{words.id}</dt>
          <dd>{app.id}</dd>
        </>
      ) : null}
      <dt>{words.account}</dt>
      <dd>{session?.account.name}</dd>
      <dt>{words.member}</dt>
      <dd>{session?.member?.email}</dd>
    </dl>
  )
}

interface ScopesProps {
  asked: AppRequest
  chosen: readonly AppScope[]
  choose(scopes: readonly AppScope[]): void
}

function Scopes({ asked, chosen, choose }: ScopesProps) {
  const words = useWords(CONNECT_WORDS)
  const [names, meanings] = [useWords(APP_SCOPE_WORDS), useWords(APP_SCOPE_MEANINGS)]
  return (
    <fieldset className={styles.scopes}>
      <legend>{words.scopes}</legend>
      {asked.scopes.map((scope) => {
        const isAllowed = asked.allowed.includes(scope)
        return (
          <label key={scope} className={styles.scope}>
            <input
              type="checkbox"
              checked={chosen.includes(scope)}
              disabled={!isAllowed}
              onChange={({ target }) =>
                choose(target.checked ? [...chosen, scope] : chosen.filter((one) => one !== scope))
              }
            />
            <span>
              {names[scope]}
              <span className={parts.soft}>{isAllowed ? meanings[scope] : words.notAllowed}</span>
            </span>
          </label>
        )
      })}
      {chosen.length === 0 ? (
        <p className={parts.bad} role="alert">
          {words.none}
        </p>
      ) : null}
    </fieldset>
  )
}
