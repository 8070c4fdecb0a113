// Made from openapi.json by clients/typescript/scripts/generate.ts; do not edit.

import type { Call } from '../call.ts'
import type { Core } from '../core.ts'
import type { CallOptions } from '../options.ts'
import type { Open } from './shared.ts'

/** What the company has declared about itself. */
export interface Profile {
  /** Business registration number: ten digits, with or without hyphens; returned without. */
  businessNo: string | null
  /** Registered places of business. */
  seats: Array<{
    /** Code or name of the region, as `GET /v1/codes/regions` lists them. The response contains the code. */
    region: string
    /** `head` = head office (본사), `branch` = branch (지사). */
    kind: Open<'head' | 'branch'>
  }>
  /** `micro` = 소상공인, `small` = 소기업, `medium` = 중기업, `large` = 중견·대기업; `null` = not declared. */
  size: Open<'micro' | 'small' | 'medium' | 'large'> | null
  /**
   * Whether the company bids jointly with others (공동수급). Only `false` rules out joint bidding as a remedy; `null` = not
   * declared.
   */
  jointBidding: boolean | null
  /**
   * Lists that name everything the company has. What is absent from another list counts as not declared, never as
   * missing.
   */
  complete: Array<Open<'licences' | 'seats' | 'products'>>
  /** Licences of the company, each code once. */
  licences: Array<{
    /** Industry code, as `GET /v1/codes/industries` lists them. */
    code: string
    /** Name of the industry. */
    name: string
    /** Last day on which it is valid; `9999-12-31` = it does not expire; `null` = not declared. */
    until: string | null
  }>
  /** Registered products, each code once. */
  products: Array<{
    /** Item number: 8 digits (물품분류번호), or 10 with the detailed item (세부품명번호). */
    code: string
    /** Whether the company makes the product itself; `null` = not declared. */
    manufactures: boolean | null
  }>
  /** Certificates, each kind once. */
  certificates: Array<{
    /**
     * `sme` = 중소기업·소상공인확인서, `directProduction` = 직접생산확인증명서, `women` = 여성기업, `disabled` = 장애인기업, `social` = 사회적기업,
     * `startup` = 창업기업.
     */
    kind: Open<'sme' | 'directProduction' | 'women' | 'disabled' | 'social' | 'startup'>
    /** Last day on which it is valid; `9999-12-31` = it does not expire; `null` = not declared. */
    until: string | null
  }>
  /** Completed contracts that can be cited as track record (실적). */
  trackRecord: Array<{
    /** What was done or delivered. */
    what: string
    /** Amount in won. */
    amount: number | null
    /** Day of completion. */
    at: string | null
  }>
  /** When it was last changed; `null` = it has not been stored yet. */
  updatedAt: string | null
}

/** The company profile to store. Absent fields become empty or `null`: the profile is replaced as a whole. */
export interface ProfileInput {
  /** Business registration number: ten digits, with or without hyphens; returned without. */
  businessNo?: string | null
  /** Registered places of business. */
  seats?: Array<{
    /** Code or name of the region, as `GET /v1/codes/regions` lists them. The response contains the code. */
    region: string
    /** `head` = head office (본사), `branch` = branch (지사). */
    kind: 'head' | 'branch'
  }>
  /** `micro` = 소상공인, `small` = 소기업, `medium` = 중기업, `large` = 중견·대기업; `null` = not declared. */
  size?: 'micro' | 'small' | 'medium' | 'large' | null
  /**
   * Whether the company bids jointly with others (공동수급). Only `false` rules out joint bidding as a remedy; `null` = not
   * declared.
   */
  jointBidding?: boolean | null
  /**
   * Lists that name everything the company has. What is absent from another list counts as not declared, never as
   * missing.
   */
  complete?: Array<'licences' | 'seats' | 'products'>
  /** Licences of the company, each code once. */
  licences?: Array<{
    /** Industry code, as `GET /v1/codes/industries` lists them. */
    code: string
    /** Name of the industry. */
    name: string
    /** Last day on which it is valid; `9999-12-31` = it does not expire; `null` = not declared. */
    until?: string | null
  }>
  /** Registered products, each code once. */
  products?: Array<{
    /** Item number: 8 digits (물품분류번호), or 10 with the detailed item (세부품명번호). */
    code: string
    /** Whether the company makes the product itself; `null` = not declared. */
    manufactures?: boolean | null
  }>
  /** Certificates, each kind once. */
  certificates?: Array<{
    /**
     * `sme` = 중소기업·소상공인확인서, `directProduction` = 직접생산확인증명서, `women` = 여성기업, `disabled` = 장애인기업, `social` = 사회적기업,
     * `startup` = 창업기업.
     */
    kind: 'sme' | 'directProduction' | 'women' | 'disabled' | 'social' | 'startup'
    /** Last day on which it is valid; `9999-12-31` = it does not expire; `null` = not declared. */
    until?: string | null
  }>
  /** Completed contracts that can be cited as track record (실적). */
  trackRecord?: Array<{
    /** What was done or delivered. */
    what: string
    /** Amount in won. */
    amount?: number | null
    /** Day of completion. */
    at?: string | null
  }>
}

/** What the registry of the portal lists of a company, which may have more than is listed. */
export interface RegistryEntry {
  /** The number without hyphens. */
  businessNo: string
  /** Name of the company; `null` = the registry lists no company with this number, or `company` was not read. */
  name: string | null
  /** Places of business. */
  seats: Array<{
    /** Code of the region, as a company profile takes it; `null` = the text names no known region. */
    region: string | null
    /** `head` if the registry calls it a head office (본사), otherwise `branch`. */
    kind: Open<'head' | 'branch'>
    /** The place as the registry has it. */
    text: string | null
  }>
  /** Registered industries, each code once. */
  licences: Array<{
    /** Industry code. */
    code: string
    /** Name of the industry. */
    name: string
    /** Day of registration. */
    registeredOn: string | null
    /**
     * Last day on which it is valid; `9999-12-31` = it does not expire; `null` = the registry has no day, or one that
     * cannot be read.
     */
    until: string | null
    /** State in the words of the registry. */
    status: string | null
    /**
     * Today in Seoul: `valid` = its last day has not passed, or the registry calls it normal; `undated` = listed without a
     * last day and without a state; `expired` = its last day has passed, or the registry calls it expired; `unclear` = its
     * day cannot be read, or its state is another.
     */
    state: Open<'valid' | 'undated' | 'expired' | 'unclear'>
  }>
  /** Registered products, each code once. */
  products: Array<{
    /** Item number with 10 digits. */
    code: string
    /** Name of the item. */
    name: string | null
    /** Whether it is registered as made by the company; `null` = the registry does not say. */
    manufactures: boolean | null
  }>
  /** Exclusions from bidding that are in force (부정당업자 제재). The registry does not list past and suspended ones. */
  sanctions: Array<{
    /** First day. */
    from: string | null
    /** Last day. */
    until: string | null
    /** Agency that reported it. */
    agency: string | null
    /** Law. */
    basis: string | null
    /** State in the words of the registry. */
    status: string | null
  }>
  /** Lists that lack rows of the registry: there were more than fit, or some could not be read. */
  truncated: Array<Open<'company' | 'licences' | 'products' | 'sanctions'>>
  /** Lists that the portal did not return; they are empty here. */
  notExamined: Array<Open<'company' | 'licences' | 'products' | 'sanctions'>>
  /** When the portal was read. */
  fetchedAt: string
}

/** Of `GET /v1/profile/registry`. */
export interface GetRegistryEntryQuery {
  /** Business registration number: ten digits, with or without hyphens. */
  businessNo: string
}

/** The company profile, and whether the company may bid on a notice. */
export class ProfileMethods {
  readonly #core: Core

  constructor(core: Core) {
    this.#core = core
  }

  /**
   * Read the company profile.
   *
   * What the account has declared about its company. An account has one profile; before it is first stored, everything
   * is empty and `updatedAt` is `null`.
   *
   * Plan: Pro and Enterprise. Scope: `profile:read`.
   */
  get(options?: CallOptions): Call<Profile> {
    return this.#core.call({ method: 'GET', path: '/v1/profile' }, options)
  }

  /**
   * Replace the company profile.
   *
   * Stores the profile as a whole. What is absent counts as not declared, never as missing, unless `complete` names its
   * list. With `If-Match` the profile is replaced only if its `ETag` is still the one you send.
   *
   * Plan: Pro and Enterprise. Scope: `profile:write`.
   */
  replace(body?: ProfileInput, options?: CallOptions): Call<Profile> {
    return this.#core.call({ method: 'PUT', path: '/v1/profile', body }, options)
  }

  /**
   * Look up a company in the registry of the portal.
   *
   * Returns what KONEPS lists of the company with this business number: name, place, industries, products and exclusions
   * from bidding. Use it to fill in a company profile: nothing is stored. A company may have more than is listed, so an
   * entry never makes a list of the profile complete. A result is reused for an hour.
   *
   * Plan: Pro and Enterprise. Scope: `profile:read`.
   */
  getRegistryEntry(query: GetRegistryEntryQuery, options?: CallOptions): Call<RegistryEntry> {
    return this.#core.call({ method: 'GET', path: '/v1/profile/registry', query }, options)
  }
}
