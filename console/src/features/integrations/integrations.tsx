import { Link } from 'wouter'
import { wordIn } from '../../lib/known.ts'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { plansWith, planTitle } from '../../lib/plans.ts'
import { useRights } from '../../lib/rights.ts'
import { useTitle } from '../../lib/title.ts'
import { SCOPE_WORDS } from '../../lib/values.ts'
import { buttonClass } from '../../ui/controls.tsx'
import { CopiedText } from '../../ui/copy.tsx'
import styles from './integrations.module.css'
import { INTEGRATION_GROUPS, INTEGRATIONS, type Integration, makingPlace } from './list.ts'
import { GROUP_NAMES, INTEGRATION_NAMES, INTEGRATION_USES, INTEGRATIONS_WORDS } from './words.ts'

function Integrations() {
  const words = useWords(INTEGRATIONS_WORDS)
  const groups = useWords(GROUP_NAMES)
  useTitle(words.title)
  return (
    <>
      <h1>{words.title}</h1>
      <p className={styles.soft}>{words.lead}</p>
      {INTEGRATION_GROUPS.map((group) => (
        <section key={group} className={styles.group} aria-label={groups[group]}>
          <h2>{groups[group]}</h2>
          <ul className={styles.list}>
            {INTEGRATIONS.filter((one) => one.group === group).map((one) => (
              <Row key={one.name} one={one} />
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

export default Integrations

function Row({ one }: { one: Integration }) {
  const words = useWords(INTEGRATIONS_WORDS)
  const scopeWords = useWords(SCOPE_WORDS)
  const title = useWords(INTEGRATION_NAMES)[one.name]
  const does = useWords(INTEGRATION_USES)[one.name]
  const rights = (scopes: readonly string[]) => scopes.map((scope) => wordIn(scopeWords, scope)).join(' · ')
  return (
    <li className={styles.row} data-integration={one.name}>
      <div className={styles.body}>
        <h3>{title}</h3>
        <p>{does}</p>
        <p className={styles.soft}>
          {words.needs(plansWith(one.needs).slice(0, 1).map(planTitle).join(''), rights(one.scopes))} ·{' '}
          <More one={one} />
        </p>
      </div>
      <Make one={one} title={title} rights={rights} />
      {one.command ? (
        <div className={styles.command}>
          <CopiedText text={one.command(baseUrl())} name={words.command(title)} />
        </div>
      ) : null}
    </li>
  )
}

/** The service has the same origin as the console. */
const baseUrl = (): string => location.origin

function More({ one: { guide, folder } }: { one: Integration }) {
  const words = useWords(INTEGRATIONS_WORDS)
  const { language } = useLanguage()
  const isKorean = language === 'ko'
  return (
    <>
      <a href={`/docs/${isKorean ? 'ko/' : ''}${guide}`}>{words.guide}</a>
      {folder === undefined ? null : (
        <>
          {' · '}
          {words.repository} <code>{`integrations/${folder}/README${isKorean ? '.ko' : ''}.md`}</code>
        </>
      )}
    </>
  )
}

interface MakeProps {
  one: Integration
  title: string
  rights(scopes: readonly string[]): string
}

/** Links to the page that creates what the integration needs, or explains which permission is missing. */
function Make({ one, title, rights }: MakeProps) {
  const words = useWords(INTEGRATIONS_WORDS)
  const { lack } = useRights()
  if (lack(one.needs, null) === 'plan') return <p className={styles.soft}>{words.notPlan}</p>
  const lacking = one.scopes.filter((scope) => lack(one.needs, scope) !== null)
  if (lacking.length > 0) return <p className={styles.soft}>{words.notMay(rights(lacking))}</p>
  return (
    <p>
      <Link className={buttonClass()} href={makingPlace(one)} aria-label={words.for(words[one.makes], title)}>
        {words[one.makes]}
      </Link>
    </p>
  )
}
