import { createNameSearch, type Name, type NameSearch } from '../../search/catalog/index.ts'
import { createKeyOrder, type KeyOrder } from './key-order.ts'

/** Codes with all their names. Names with the same key mean the same agency, industry or firm. */
export interface Keyed {
  list: Name[]
  /** At index `list[id].codeId`: the code, or without one the part shared by all spellings of the name. */
  keys: string[]
  idOf(code: string | null, name: string): number
  /** The index of the key of this code and name; -1 if there is none. */
  placeOf(code: string | null, name: string): number
  /** The id of the key's only name; -1 if it has several. */
  onlyOf(key: number): number
  search: NameSearch
  order: KeyOrder
}

interface KeyedOptions {
  keyOf: (name: string) => string
  normOf: (name: string) => string
}

export function createKeyed({ keyOf, normOf }: KeyedOptions): Keyed {
  const list: Name[] = []
  const ids = new Map<string, number>()
  const places = new Map<string, number>()
  const keys: string[] = []
  const only: number[] = []

  const keyFor = (code: string | null, name: string) => (code === null || code === '' ? `|${keyOf(name)}` : code)

  function codeIdOf(key: string): number {
    const place = places.get(key)
    if (place !== undefined) return place
    places.set(key, keys.length)
    return keys.push(key.replace(/^\|/, '')) - 1
  }

  return {
    list,
    keys,
    onlyOf: (key) => only[key] ?? -1,
    search: createNameSearch({ list }),
    order: createKeyOrder(keys),
    placeOf: (code, name) => places.get(keyFor(code, name)) ?? -1,
    idOf(code, name) {
      const both = code === null ? `|${name}` : `${code}|${name}`
      const id = ids.get(both)
      if (id !== undefined) return id
      ids.set(both, list.length)
      const codeId = codeIdOf(keyFor(code, name))
      only[codeId] = only[codeId] === undefined ? list.length : -1
      list.push({ code, name, norm: normOf(name), codeId })
      return list.length - 1
    },
  }
}

/** Lists of names, each stored once because many awards share them. */
export interface Sets {
  items: (readonly number[])[]
  /** By list: the key if it has only one; -1 = none, below that an index in `lists`. */
  first: () => Int32Array
  /** Keys of lists with several. */
  lists: (readonly number[])[]
  idOf(ids: readonly number[]): number
}

const FEW = 1 << 8

export function createSets({ list }: Pick<Keyed, 'list'>): Sets {
  const items: (readonly number[])[] = []
  const lists: (readonly number[])[] = []
  const places = new Map<string, number>()
  let first = new Int32Array(FEW)

  function firstOf(ids: readonly number[]): number {
    const keys = [...new Set(ids.flatMap((id) => list[id]?.codeId ?? []))]
    return keys.length <= 1 ? (keys[0] ?? -1) : -1 - lists.push(keys)
  }

  return {
    items,
    lists,
    first: () => first.subarray(0, items.length),
    idOf(ids) {
      const key = ids.join(' ')
      const id = places.get(key)
      if (id !== undefined) return id
      const place = items.push([...ids]) - 1
      places.set(key, place)
      if (place === first.length) {
        const larger = new Int32Array(place * 2)
        larger.set(first)
        first = larger
      }
      first[place] = firstOf(ids)
      return place
    },
  }
}
