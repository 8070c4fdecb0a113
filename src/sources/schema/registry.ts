import type { Connector, Tools } from './connector.ts'

/** The lists of a portal's company registry, each of which is read separately. */
export const REGISTRY_LISTS = ['company', 'licences', 'products', 'sanctions'] as const
export type RegistryList = (typeof REGISTRY_LISTS)[number]

/** Rows of one company in one list. */
export interface ListedRows<Row> {
  rows: Row[]
  /** Whether these are all rows of the registry: the portal had no more, and each was readable. */
  isWhole: boolean
}

/** A place of business with its name. Texts are those of the registry; days are `2027-03-31`. */
export interface ListedPlace {
  name: string
  region: string | null
  /** 본사, 지사 and similar. */
  office: string | null
}

export interface ListedLicence {
  code: string
  name: string
  registeredOn: string | null
  /** The last day on which it is valid; `9999-12-31` = it does not expire. */
  until: string | null
  /** Whether the registry has a last day that is unreadable. */
  isUntilUnreadable: boolean
  /** The registry's word for its state, such as 유효기간 경과. */
  status: string | null
}

export interface ListedProduct {
  code: string
  name: string | null
  manufactures: boolean | null
}

/** An exclusion from bidding (부정당업자 제재). */
export interface ListedSanction {
  from: string | null
  until: string | null
  agency: string | null
  basis: string | null
  status: string | null
}

/** The registry entries of one company; `null` = the list could not be read. */
export interface CompanyListing {
  company: ListedRows<ListedPlace> | null
  licences: ListedRows<ListedLicence> | null
  products: ListedRows<ListedProduct> | null
  sanctions: ListedRows<ListedSanction> | null
  fetchedAt: number
}

export type ReadList<Row> = (businessNo: string, tools: Tools) => Promise<ListedRows<Row>>

/** How a portal's registry is read. */
export interface PortalRegistry extends Pick<Connector, 'callsADay' | 'manners'> {
  lists: {
    company: ReadList<ListedPlace>
    licences: ReadList<ListedLicence>
    products: ReadList<ListedProduct>
    sanctions: ReadList<ListedSanction>
  }
}
