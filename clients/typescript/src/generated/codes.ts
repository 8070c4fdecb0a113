// Made from openapi.json by clients/typescript/scripts/generate.ts; do not edit.

import type { PageCall } from '../call.ts'
import type { Core } from '../core.ts'
import type { CallOptions } from '../options.ts'

export interface Code {
  /** Code; a few agencies have none */
  code: string | null
  /** Name */
  name: string
  /** Number of notices that match a filter by this code */
  notices: number
}

/** A page of codes */
export interface CodeList {
  /** Number of items on all pages at this moment. */
  total: number
  /** Page number, from 1. Default: 1. */
  page: number
  items: Code[]
}

/** Of `GET /v1/codes/agencies`. */
export interface ListAgenciesQuery {
  /** A code, or part of a name. */
  q?: string
  /** Page number, from 1. Default: 1. */
  page?: number
  /** Number of items on a page. Default: 20. */
  pageSize?: number
}

/** Of `GET /v1/codes/industries`. */
export interface ListIndustriesQuery {
  /** A code, or part of a name. */
  q?: string
  /** Page number, from 1. Default: 1. */
  page?: number
  /** Number of items on a page. Default: 20. */
  pageSize?: number
}

/** Of `GET /v1/codes/regions`. */
export interface ListRegionsQuery {
  /** A code, or part of a name. */
  q?: string
  /** Page number, from 1. Default: 1. */
  page?: number
  /** Number of items on a page. Default: 20. */
  pageSize?: number
}

/** Agencies, industries and regions by code and name. */
export class CodesMethods {
  readonly #core: Core

  constructor(core: Core) {
    this.#core = core
  }

  /**
   * Agencies.
   *
   * Agencies, those with the most notices first; then those that a source lists but no notice names.
   *
   * Plan: Pro and Enterprise. Scope: `bids:read`.
   */
  listAgencies(query?: ListAgenciesQuery, options?: CallOptions): PageCall<CodeList> {
    return this.#core.page({ method: 'GET', path: '/v1/codes/agencies', query }, options)
  }

  /**
   * Industries.
   *
   * Industries that notices are limited to, those with the most notices first; then those that a source lists but no
   * notice names.
   *
   * Plan: Pro and Enterprise. Scope: `bids:read`.
   */
  listIndustries(query?: ListIndustriesQuery, options?: CallOptions): PageCall<CodeList> {
    return this.#core.page({ method: 'GET', path: '/v1/codes/industries', query }, options)
  }

  /**
   * Regions.
   *
   * Regions that notices can be limited to; the count includes notices without a region limit.
   *
   * Plan: Pro and Enterprise. Scope: `bids:read`.
   */
  listRegions(query?: ListRegionsQuery, options?: CallOptions): PageCall<CodeList> {
    return this.#core.page({ method: 'GET', path: '/v1/codes/regions', query }, options)
  }
}
