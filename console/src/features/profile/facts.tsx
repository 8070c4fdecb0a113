import type { Profile } from '@gonggo/client'
import type { ReactNode } from 'react'
import { businessNoText } from '../../lib/business-no.ts'
import { useCodeName } from '../../lib/codes.ts'
import { dayText, moneyText } from '../../lib/format.ts'
import { wordIn } from '../../lib/known.ts'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { type CompleteList, NEVER } from './draft.ts'
import styles from './profile.module.css'
import { CERTIFICATE_WORDS, PROFILE_WORDS, SEAT_KIND_WORDS, SIZE_WORDS } from './words.ts'

/** The profile for users who may not change it. */
export function ProfileFacts({ profile, isOwn = false }: { profile: Profile; isOwn?: boolean }) {
  const words = useWords(PROFILE_WORDS)
  const sizes = useWords(SIZE_WORDS)
  const certificates = useWords(CERTIFICATE_WORDS)
  const { language } = useLanguage()
  const untilText = useUntilText()
  const { jointBidding, size, complete } = profile
  const list = (title: string, items: ReactNode[], name?: CompleteList) => (
    <Fact title={title} isAll={name !== undefined && complete.includes(name)}>
      {items.length === 0 ? words.notDeclared : <ul>{items}</ul>}
    </Fact>
  )
  return (
    <>
      <p>{words.readOnly}</p>
      {profile.updatedAt === null ? <p>{words.nothing}</p> : null}
      <dl className={styles.facts}>
        {/* The number of the account itself is shown above. */}
        {isOwn ? null : <Fact title={words.businessNo}>{businessNoText(profile.businessNo) ?? words.notDeclared}</Fact>}
        <Fact title={words.size}>{size === null ? words.notDeclared : wordIn(sizes, size)}</Fact>
        <Fact title={words.jointBidding}>
          {jointBidding === null ? words.notDeclared : jointBidding ? words.joint : words.noJoint}
        </Fact>
        {list(
          words.seats,
          profile.seats.map((seat) => <SeatFact key={seat.region} {...seat} />),
          'seats',
        )}
        {list(
          words.licences,
          profile.licences.map(({ code, name, until }) => (
            <li key={code}>
              {name} ({code}) <span className={styles.soft}>{untilText(until)}</span>
            </li>
          )),
          'licences',
        )}
        {list(
          words.products,
          profile.products.map((product) => <ProductFact key={product.code} {...product} />),
          'products',
        )}
        {list(
          words.certificates,
          profile.certificates.map(({ kind, until }) => (
            <li key={kind}>
              {wordIn(certificates, kind)} <span className={styles.soft}>{untilText(until)}</span>
            </li>
          )),
        )}
        {list(
          words.trackRecord,
          profile.trackRecord.map(({ what, amount, at }) => (
            <li key={`${what} ${amount} ${at}`}>
              {[what, moneyText(amount, 'KRW', language), at === null ? null : dayText(at, language)]
                .filter((part) => part !== null)
                .join(' · ')}
            </li>
          )),
        )}
      </dl>
    </>
  )
}

function Fact({ title, isAll = false, children }: { title: string; isAll?: boolean; children: ReactNode }) {
  const words = useWords(PROFILE_WORDS)
  return (
    <div>
      <dt>
        {title}
        {isAll ? ` (${words.all})` : null}
      </dt>
      <dd>{children}</dd>
    </div>
  )
}

function SeatFact({ region, kind }: Profile['seats'][number]) {
  const kinds = useWords(SEAT_KIND_WORDS)
  return (
    <li>
      {useCodeName('region', region)} <span className={styles.soft}>{wordIn(kinds, kind)}</span>
    </li>
  )
}

function ProductFact({ code, manufactures }: Profile['products'][number]) {
  const words = useWords(PROFILE_WORDS)
  const name = useCodeName('product', code)
  return (
    <li>
      {name === code ? code : `${name} (${code})`}{' '}
      <span className={styles.soft}>{manufactures === null ? null : manufactures ? words.made : words.notMade}</span>
    </li>
  )
}

function useUntilText(): (until: string | null) => string {
  const words = useWords(PROFILE_WORDS)
  const { language } = useLanguage()
  return (until) => {
    if (until === null) return `${words.until} ${words.untilUnknown}`
    return until === NEVER ? words.untilNever : words.untilOf(dayText(until, language))
  }
}
