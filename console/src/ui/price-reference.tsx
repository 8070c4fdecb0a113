import type { PriceReference } from '@gonggo/client'
import { useCallback, useState } from 'react'
import { Link, useLocation, useSearch } from 'wouter'
import { type ChartStyle, drawsAgainstChance, rateHistogram } from '../../../charts/index.ts'
import { numberText, rateText } from '../lib/format.ts'
import { useLanguage, useWords } from '../lib/language.tsx'
import { rangeText } from '../lib/range-text.ts'
import { BAND_WORDS, bandText } from './bands.ts'
import { BasisLine } from './basis.tsx'
import { BinScroll, BinsBeside, binText } from './bins.tsx'
import { type ChanceRow, chanceRows } from './chance-rows.ts'
import styles from './chart.module.css'
import { Chart } from './chart.tsx'
import { Button } from './controls.tsx'
import { OfNotice } from './of-notice.tsx'
import { ReferenceAwards } from './price-awards.tsx'
import { PRICE_WORDS } from './price-words.ts'
import { TableHead } from './table-head.tsx'

const HEIGHT = 260

/** The rates of similar awards, compared with chance. */
export const DrawnReference = ({ noticeNo }: { noticeNo: string }) => (
  <OfNotice noticeNo={noticeNo} name="price-reference" ask={(bids, no, options) => bids.getPriceReference(no, options)}>
    {(reference) => <Shown reference={reference} />}
  </OfNotice>
)

function Shown({ reference }: { reference: PriceReference }) {
  const words = useWords(PRICE_WORDS)
  const bands = useWords(BAND_WORDS)
  const { scope, regions, agency, bsnsDiv, amountBand, n, rates, awards, currency, basis, from, to, asOf, excluded } =
    reference
  return (
    <div className={styles.reference}>
      <p data-scope={scope}>
        {words[scopeWords({ scope, regions })](
          agency.name ?? '',
          bsnsDiv,
          bandText(amountBand, bands),
          regions.join(' · '),
        )}{' '}
        {scope === 'agency' ? words.agencyMeant : null}{' '}
        {agency.code === null ? null : <Link href={agencyStatistics(agency.code)}>{words.ofAgency}</Link>}
      </p>
      <BasisLine counted={{ awards: n }} {...{ basis, currency, from, to, asOf, excluded }} />
      {rates.histogram === null ? <p className={styles.withheld}>{words.withheld}</p> : <Rates reference={reference} />}
      <ChanceDraws reference={reference} />
      {awards.length > 0 ? <Behind reference={reference} /> : null}
    </div>
  )
}

/** Statistics of the same awards: those issued by the agency, by winner. */
const agencyStatistics = (code: string): string =>
  `/statistics?${new URLSearchParams({ agency: code, agencyRole: 'issuing', groupBy: 'winner' })}`

/** The words for the scope. For a notice without a region limit, the text must not mention regions. */
function scopeWords({ scope, regions }: Pick<PriceReference, 'scope' | 'regions'>) {
  if (scope === 'agency') return 'agency'
  if (scope === 'region') return 'region'
  return regions.length === 0 ? 'bandNowhere' : 'band'
}

/** The selected bin in the address. */
function useBin() {
  const [here, navigate] = useLocation()
  const search = useSearch()
  const bin = new URLSearchParams(search).get('bin')
  const addressOfBin = (from: number | null) => {
    const next = new URLSearchParams(search)
    if (from === null) next.delete('bin')
    else next.set('bin', from.toFixed(1))
    return `${here}?${next}`
  }
  return { bin: bin === null ? null : Number(bin), addressOfBin, navigate }
}

function Rates({ reference: { rates, n, basis } }: { reference: PriceReference }) {
  const words = useWords(PRICE_WORDS)
  const { language } = useLanguage()
  const { addressOfBin, navigate } = useBin()
  const { histogram, median, p25, p75 } = rates
  const share = basis === 'plannedPrice' ? 'awardRate' : 'awardToEstimateRatio'
  const draw = useCallback(
    (look: ChartStyle) => rateHistogram(histogram ?? [], median ?? 0, share, look, { p25: p25 ?? 0, p75: p75 ?? 0 }),
    [histogram, median, p25, p75, share],
  )
  if (histogram === null || median === null || p25 === null || p75 === null) return null
  const [middle, low, high] = [median, p25, p75].map((rate) => rateText(rate) ?? '')
  const look = (at: number) => navigate(addressOfBin(histogram[at]?.from ?? null), { replace: true })
  return (
    <>
      <dl className={styles.figures}>
        <div>
          <dt>{words.median}</dt>
          <dd>{middle}</dd>
        </div>
        <div>
          <dt>{words.quartiles}</dt>
          <dd>{rangeText(p25.toFixed(3), high ?? '', language)}</dd>
        </div>
      </dl>
      <h3>{words.rates}</h3>
      <BinsBeside
        bins={histogram}
        to={({ from }) => addressOfBin(from)}
        chart={(marked) => (
          <Chart
            name={words.ratesOf(numberText(n, language), middle ?? '', low ?? '', high ?? '')}
            height={HEIGHT}
            draw={draw}
            choose={look}
            marked={marked}
          />
        )}
      />
    </>
  )
}

function ChanceDraws({ reference: { assessment, noSkill } }: { reference: PriceReference }) {
  const words = useWords(PRICE_WORDS)
  const { language } = useLanguage()
  const drawn = assessment.histogram
  const { histogram: expected, spread, sd } = noSkill
  const draw = useCallback(
    (look: ChartStyle) => drawsAgainstChance(drawn ?? [], expected ?? [], look),
    [drawn, expected],
  )
  if (drawn === null || expected === null || spread === null || sd === null)
    return <p className={styles.withheld}>{words.noChance}</p>
  return (
    <>
      <h3>{words.chance}</h3>
      <p>{words.chanceMore(numberText(spread, language), numberText(sd, language))}</p>
      <div className={styles.beside}>
        <Chart name={words.chanceOf(numberText(assessment.n, language))} height={HEIGHT} draw={draw} />
        <ChanceTable rows={chanceRows(drawn, expected)} />
      </div>
      <p className={styles.soft}>{words.chanceSame}</p>
    </>
  )
}

/** Rows without draws and with less than half an expected draw are hidden until requested. */
function ChanceTable({ rows }: { rows: readonly ChanceRow[] }) {
  const words = useWords(PRICE_WORDS)
  const { language } = useLanguage()
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? rows : rows.filter(({ isEmpty }) => !isEmpty)
  return (
    <div>
      <BinScroll>
        <TableHead columns={[words.bin, { number: words.drawn }, { number: words.expected }]} number={styles.number} />
        <tbody>
          {shown.map(({ from, to, count, chance }) => (
            <tr key={from}>
              <th scope="row">{binText({ from, to }, language)}</th>
              <td className={styles.number}>{numberText(count, language)}</td>
              <td className={styles.number}>{chance.toFixed(2)}</td>
            </tr>
          ))}
        </tbody>
      </BinScroll>
      {rows.some(({ isEmpty }) => isEmpty) ? (
        <Button weight="quiet" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? words.hideEmpty : words.showAll(numberText(rows.length, language))}
        </Button>
      ) : null}
    </div>
  )
}

const BIN_WIDTH = 0.1
/** Rates are rounded, so bins are compared with this tolerance. */
const HAIR = 1e-9

function Behind({ reference: { awards, currency } }: { reference: PriceReference }) {
  const { language } = useLanguage()
  const { bin, addressOfBin } = useBin()
  const shown = bin === null ? awards : awards.filter(({ rate }) => rate > bin - HAIR && rate < bin + BIN_WIDTH - HAIR)
  return (
    <ReferenceAwards
      awards={shown}
      currency={currency}
      bin={
        bin === null ? null : { name: binText({ from: bin, to: bin + BIN_WIDTH }, language), all: addressOfBin(null) }
      }
    />
  )
}
