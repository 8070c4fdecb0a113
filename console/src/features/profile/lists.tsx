import { SEAT_KINDS } from '@gonggo/client'
import { X } from 'lucide-react'
import { type ReactNode, type RefObject, useId, useRef, useState } from 'react'
import { useCodeName } from '../../lib/codes.ts'
import { useWords } from '../../lib/language.tsx'
import type { CodeKind, ListedCode } from '../../lib/suggestable.ts'
import { Button, Choice, Hidden } from '../../ui/controls.tsx'
import { Suggest } from '../../ui/suggest.tsx'
import { type CompleteList, canBeComplete, type ProfileDraft, withLicence, withProduct, withSeat } from './draft.ts'
import type { PartProps } from './part.ts'
import styles from './profile.module.css'
import { UntilFields } from './until.tsx'
import { PROFILE_WORDS, SEAT_KIND_WORDS } from './words.ts'

const KINDS = { seats: 'region', licences: 'licence', products: 'product' } as const satisfies Record<
  CompleteList,
  CodeKind
>
const LABELS = {
  seats: { title: 'seats', more: 'seatsMore', add: 'addSeat', hint: 'seatHint', all: 'allSeats' },
  licences: { title: 'licences', more: 'licencesMore', add: 'addLicence', hint: 'licenceHint', all: 'allLicences' },
  products: { title: 'products', more: 'productsMore', add: 'addProduct', hint: 'productHint', all: 'allProducts' },
} as const

interface ListProps extends PartProps {
  list: CompleteList
  add(draft: ProfileDraft, code: ListedCode): ProfileDraft
  /** Renders one row for each entry; `take` removes it. */
  rows(take: (index: number, name: string) => void): ReactNode
}

/** A list with entries chosen from codes, and the declaration that it is complete. */
function CodeList({ list, draft, write, faultOf, add, rows }: ListProps) {
  const words = useWords(PROFILE_WORDS)
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [said, setSaid] = useState('')
  const label = LABELS[list]
  const choose = (code: ListedCode) => {
    const next = add(draft, code)
    const name = code.name || code.code
    setSaid(next === draft ? words.already(name) : words.added(name))
    if (next !== draft) write(next)
  }
  const take = (index: number, name: string) => {
    write({ ...draft, [list]: draft[list].toSpliced(index, 1) })
    setSaid(words.removed(name))
    // The pressed button no longer exists, so the focus moves to the field.
    field.current?.focus()
  }
  const fault = faultOf('complete')
  return (
    <fieldset className={styles.part}>
      <legend>{words[label.title]}</legend>
      <p className={styles.soft}>{words[label.more]}</p>
      {draft[list].length > 0 ? <ul>{rows(take)}</ul> : null}
      <Suggest
        kind={KINDS[list]}
        label={words[label.add]}
        placeholder={words[label.hint]}
        choose={choose}
        ref={field as RefObject<HTMLInputElement>}
      />
      <p role="status" className={styles.soft}>
        {said}
      </p>
      <label className={styles.tick}>
        <input
          type="checkbox"
          aria-describedby={fault !== null && list === 'seats' ? id : undefined}
          checked={draft.complete.includes(list)}
          disabled={!canBeComplete(draft, list)}
          onChange={({ target }) => {
            const others = draft.complete.filter((one) => one !== list)
            write({ ...draft, complete: target.checked ? [...others, list] : others })
          }}
        />
        {words[label.all]}
      </label>
      {fault !== null && list === 'seats' ? (
        <p className={styles.fault} id={id}>
          {fault}
        </p>
      ) : null}
    </fieldset>
  )
}

interface RowProps {
  name: string
  code: string | null
  fault: string | null
  remove(): void
  children: ReactNode
}

function Row({ name, code, fault, remove, children }: RowProps) {
  const words = useWords(PROFILE_WORDS)
  return (
    <li className={styles.row}>
      <p className={styles.name}>
        <strong>{name}</strong> {code === null ? null : <span className={styles.soft}>{code}</span>}
      </p>
      <fieldset className={styles.fields} aria-label={name}>
        {children}
      </fieldset>
      <Button weight="quiet" onClick={remove} title={words.remove(name)}>
        <X size={16} aria-hidden />
        <Hidden>{words.remove(name)}</Hidden>
      </Button>
      {fault === null ? null : (
        <p className={styles.fault} role="alert">
          {fault}
        </p>
      )}
    </li>
  )
}

type Seat = ProfileDraft['seats'][number]

export function Seats(part: PartProps) {
  const { draft, write, faultOf } = part
  const change = (index: number, seat: Seat) => write({ ...draft, seats: draft.seats.with(index, seat) })
  return (
    <CodeList
      {...part}
      list="seats"
      add={(before, { code }) => withSeat(before, code)}
      rows={(take) =>
        draft.seats.map((seat, index) => (
          <SeatRow
            key={seat.region}
            seat={seat}
            fault={faultOf(`seats[${index}].region`)}
            change={(next) => change(index, next)}
            remove={(name) => take(index, name)}
          />
        ))
      }
    />
  )
}

interface SeatRowProps {
  seat: Seat
  fault: string | null
  change(seat: Seat): void
  remove(name: string): void
}

function SeatRow({ seat, fault, change, remove }: SeatRowProps) {
  const words = useWords(PROFILE_WORDS)
  const kinds = useWords(SEAT_KIND_WORDS)
  const name = useCodeName('region', seat.region)
  return (
    <Row name={name} code={null} fault={fault} remove={() => remove(name)}>
      <Choice
        label={words.seatKind}
        value={seat.kind}
        options={SEAT_KINDS.map((kind) => [kind, kinds[kind]] as const)}
        onChange={({ target }) => change({ ...seat, kind: target.value })}
      />
    </Row>
  )
}

export function Licences(part: PartProps) {
  const { draft, write, faultOf } = part
  return (
    <CodeList
      {...part}
      list="licences"
      add={(before, { code, name }) => withLicence(before, code, name)}
      rows={(take) =>
        draft.licences.map((licence, index) => {
          const name = licence.name || licence.code
          return (
            <Row
              key={licence.code}
              name={name}
              code={licence.code}
              fault={faultOf(`licences[${index}].code`)}
              remove={() => take(index, name)}
            >
              <UntilFields
                until={licence.until}
                fault={faultOf(`licences[${index}].until`)}
                change={(until) => write({ ...draft, licences: draft.licences.with(index, { ...licence, until }) })}
              />
            </Row>
          )
        })
      }
    />
  )
}

type Product = ProfileDraft['products'][number]

export function Products(part: PartProps) {
  const { draft, write, faultOf } = part
  const change = (index: number, product: Product) => write({ ...draft, products: draft.products.with(index, product) })
  return (
    <CodeList
      {...part}
      list="products"
      add={(before, { code }) => withProduct(before, code)}
      rows={(take) =>
        draft.products.map((product, index) => (
          <ProductRow
            key={product.code}
            product={product}
            fault={faultOf(`products[${index}].code`)}
            change={(next) => change(index, next)}
            remove={(name) => take(index, name)}
          />
        ))
      }
    />
  )
}

interface ProductRowProps {
  product: Product
  fault: string | null
  change(product: Product): void
  remove(name: string): void
}

function ProductRow({ product, fault, change, remove }: ProductRowProps) {
  const words = useWords(PROFILE_WORDS)
  const name = useCodeName('product', product.code)
  return (
    <Row name={name} code={name === product.code ? null : product.code} fault={fault} remove={() => remove(name)}>
      <Choice
        label={words.manufactures}
        value={product.manufactures}
        options={[
          ['', words.notDeclared],
          ['yes', words.made],
          ['no', words.notMade],
        ]}
        onChange={({ target }) => change({ ...product, manufactures: target.value })}
      />
    </Row>
  )
}
