// Made from openapi.json by clients/typescript/scripts/generate.ts; do not edit.

import type { Call, PageCall } from '../call.ts'
import { at, type Core } from '../core.ts'
import type { CallOptions } from '../options.ts'
import type { Open } from './shared.ts'

/** A further company of the account, without its profile. */
export interface NamedProfileSummary {
  /** Identifier of the profile. */
  id: string
  /** Name of the company, unique among the profiles of the account. */
  name: string
  /**
   * `active`, or `paused` = the plan does not include further profiles. A paused profile is stored, but not used or
   * changed.
   */
  state: Open<'active' | 'paused'>
  /** When it was created. */
  createdAt: string
  /** When it was last changed. */
  updatedAt: string
}

/** A page of profiles */
export interface NamedProfileList {
  /** Number of items on all pages at this moment. */
  total: number
  /** Page number, from 1. Default: 1. */
  page: number
  items: NamedProfileSummary[]
}

/** A further company and its profile. Absent fields become empty or `null`: the profile is replaced as a whole. */
export interface NamedProfileInput {
  /** Name of the company, unique among the profiles of the account. */
  name: string
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

/** A further company of the account and its profile. */
export interface NamedProfile {
  /** Identifier of the profile. */
  id: string
  /** Name of the company, unique among the profiles of the account. */
  name: string
  /**
   * `active`, or `paused` = the plan does not include further profiles. A paused profile is stored, but not used or
   * changed.
   */
  state: Open<'active' | 'paused'>
  /** When it was created. */
  createdAt: string
  /** When it was last changed. */
  updatedAt: string
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
}

/** Of `GET /v1/profiles`. */
export interface ListNamedProfilesQuery {
  /** Page number, from 1. Default: 1. */
  page?: number
  /** Number of items on a page. Default: 20. */
  pageSize?: number
}

/** The company profile, and whether the company may bid on a notice. */
export class ProfilesMethods {
  readonly #core: Core

  constructor(core: Core) {
    this.#core = core
  }

  /**
   * List further company profiles.
   *
   * Companies besides the one of `GET /v1/profile`, such as subsidiaries or members of a consortium, by name and without
   * their profiles.
   *
   * Plan: Pro and Enterprise. Scope: `profile:read`.
   */
  list(query?: ListNamedProfilesQuery, options?: CallOptions): PageCall<NamedProfileList> {
    return this.#core.page({ method: 'GET', path: '/v1/profiles', query }, options)
  }

  /**
   * Create a further company profile.
   *
   * Stores the profile of another company, with the fields of `PUT /v1/profile` and a name. An account may have 20.
   *
   * Plan: Enterprise. Scope: `profile:write`.
   */
  create(body: NamedProfileInput, options?: CallOptions): Call<NamedProfile> {
    return this.#core.call({ method: 'POST', path: '/v1/profiles', body, takesKey: true }, options)
  }

  /**
   * Read a further company profile.
   *
   * Plan: Pro and Enterprise. Scope: `profile:read`.
   */
  get(id: string, options?: CallOptions): Call<NamedProfile> {
    return this.#core.call({ method: 'GET', path: at`/v1/profiles/${id}` }, options)
  }

  /**
   * Replace a further company profile.
   *
   * Stores the name and the profile as a whole. With `If-Match` it is replaced only if its `ETag` is still the one you
   * send.
   *
   * Plan: Enterprise. Scope: `profile:write`.
   */
  replace(id: string, body: NamedProfileInput, options?: CallOptions): Call<NamedProfile> {
    return this.#core.call({ method: 'PUT', path: at`/v1/profiles/${id}`, body }, options)
  }

  /**
   * Delete a further company profile.
   *
   * A profile that keywords or schedules of reports use is not deleted: change or delete these first.
   *
   * Plan: Pro and Enterprise. Scope: `profile:write`.
   */
  delete(id: string, options?: CallOptions): Call<void> {
    return this.#core.call({ method: 'DELETE', path: at`/v1/profiles/${id}` }, options)
  }
}
