// Made from openapi.json by clients/typescript/scripts/generate.ts; do not edit.

import type { Call, PageCall } from '../call.ts'
import { at, type Core, takeBlob } from '../core.ts'
import type { CallOptions } from '../options.ts'
import { watched } from '../watch.ts'
import type { FieldChange, Open, Pursuit } from './shared.ts'

/** A page of pursuits */
export interface PursuitList {
  /** Number of items on all pages at this moment. */
  total: number
  /** Page number, from 1. Default: 1. */
  page: number
  items: Pursuit[]
}

/** A notice to pursue. */
export interface NewPursuit {
  /** Number of the notice, also with a revision, as in `R26BK00000001-000`. */
  noticeNo: string
  /** `watching` → `preparing` → `bid` → `won`, `lost` or `dropped`. A result turns `bid` into `won` or `lost`. */
  state?: 'watching' | 'preparing' | 'bid' | 'won' | 'lost' | 'dropped'
  /** The member it is assigned to, who gets the reminders. */
  assignee?: string | null
  /** The amount of your company’s bid, in whole units of the currency of the notice. */
  bidAmount?: number | null
  /** How many days before closing the assignee gets a mail, while the state is `watching` or `preparing`. */
  remindClosing?: number[]
  /** How many days before the opening of bids the assignee gets a mail, while the state is `bid`. */
  remindOpening?: number[]
  /** Text of the note. */
  note?: string
}

/** A member who can work on pursuits. */
export interface PursuitAssignee {
  /** Identifier of the member. */
  id: string
  /** Name of the member, or the mail address of one without a name. */
  name: string
  /** Only an `active` one gets reminders. */
  state: Open<'invited' | 'active' | 'suspended'>
}

/** A page of members */
export interface PursuitAssigneeList {
  /** Number of items on all pages at this moment. */
  total: number
  /** Page number, from 1. Default: 1. */
  page: number
  items: PursuitAssignee[]
}

/**
 * Changes to a pursuit (RFC 7396): absent fields stay as they are, `null` restores the default, lists are replaced as
 * a whole.
 */
export interface PursuitPatch {
  /** `watching` → `preparing` → `bid` → `won`, `lost` or `dropped`. A result turns `bid` into `won` or `lost`. */
  state?: 'watching' | 'preparing' | 'bid' | 'won' | 'lost' | 'dropped' | null
  /** The member it is assigned to, who gets the reminders. */
  assignee?: string | null
  /** The amount of your company’s bid, in whole units of the currency of the notice. */
  bidAmount?: number | null
  /** How many days before closing the assignee gets a mail, while the state is `watching` or `preparing`. */
  remindClosing?: number[] | null
  /** How many days before the opening of bids the assignee gets a mail, while the state is `bid`. */
  remindOpening?: number[] | null
  /** `true` to override a state that was set by a result. Your state stays until the result itself changes. */
  correction?: boolean
}

/** A change of a pursuit. */
export interface PursuitStep {
  /** When it was changed. */
  at: string
  /** Who changed it. */
  actor: {
    /** `system` = changed automatically by a result. */
    kind: Open<'key' | 'member' | 'operator' | 'system'>
    /** Identifier of the key or member. */
    id: string | null
  }
  /** What changed; on creation, from `null`. */
  changes: FieldChange[]
}

/** A page of the history */
export interface PursuitHistory {
  /** Number of items on all pages at this moment. */
  total: number
  /** Page number, from 1. Default: 1. */
  page: number
  items: PursuitStep[]
}

/** A note of a pursuit. */
export interface PursuitNote {
  /** Identifier of the note. */
  id: string
  /** When it was written. */
  at: string
  /** The key that wrote it; `null` = a member who was signed in. */
  keyId: string | null
  /** The member that the key acts for; `null` = the owner, by a key of the operator. */
  memberId: string | null
  /** Text of the note. */
  text: string
}

/** A page of notes */
export interface PursuitNoteList {
  /** Number of items on all pages at this moment. */
  total: number
  /** Page number, from 1. Default: 1. */
  page: number
  items: PursuitNote[]
}

/** A note to add. */
export interface NewPursuitNote {
  /** Text of the note. */
  text: string
}

/** Of `GET /v1/pursuits`. */
export interface ListPursuitsQuery {
  /** Only pursuits in this state. Repeat it to accept any of several values. */
  state?: ReadonlyArray<'watching' | 'preparing' | 'bid' | 'won' | 'lost' | 'dropped'>
  /** Only pursuits assigned to this member; `none` = unassigned ones. Repeat it to accept any of several values. */
  assignee?: readonly string[]
  /** Only pursuits of this notice. Repeat it to accept any of several values. */
  noticeNo?: readonly string[]
  /**
   * Only pursuits whose bidding ends at this time or later. A time with offset, or a date, which is the whole day in
   * Seoul.
   */
  closeFrom?: string
  /**
   * Only pursuits whose bidding ends at this time or earlier. A time with offset, or a date, which is the whole day in
   * Seoul.
   */
  closeTo?: string
  /**
   * Only pursuits whose bids are planned to be opened at this time or later. A time with offset, or a date, which is the
   * whole day in Seoul.
   */
  openFrom?: string
  /**
   * Only pursuits whose bids are planned to be opened at this time or earlier. A time with offset, or a date, which is
   * the whole day in Seoul.
   */
  openTo?: string
  /** Lower bound of the estimated price, inclusive. */
  minAmt?: number
  /** Upper bound of the estimated price, inclusive. */
  maxAmt?: number
  /** Currency of the bounds. With a bound, pursuits without an estimated price in it do not match. Default: "KRW". */
  currency?: string
  /** Part of the title of the notice. */
  q?: string
  /**
   * Order; a leading `-` sorts from latest to earliest. Unknown times come last in both directions. Default:
   * "-updatedAt".
   */
  sort?: '-updatedAt' | 'updatedAt' | 'closeAt' | '-closeAt'
  /**
   * Language of a table (CSV, XLSX): names of columns, statuses and other fixed values, and times without zone, in
   * Korean time, as spreadsheets read them. Default: in CSV the names and values of the API, in XLSX the language of the
   * caller. Other formats ignore it.
   */
  language?: 'ko' | 'en'
  /** Page number, from 1. Default: 1. */
  page?: number
  /** Number of items on a page. Default: 20. */
  pageSize?: number
}

/** Of `GET /v1/pursuits/assignees`. */
export interface ListPursuitAssigneesQuery {
  /** Page number, from 1. Default: 1. */
  page?: number
  /** Number of items on a page. Default: 20. */
  pageSize?: number
}

/** Of `GET /v1/pursuits/{id}/history`. */
export interface ListPursuitHistoryQuery {
  /** Page number, from 1. Default: 1. */
  page?: number
  /** Number of items on a page. Default: 20. */
  pageSize?: number
}

/** Of `GET /v1/pursuits/{id}/notes`. */
export interface ListPursuitNotesQuery {
  /** Page number, from 1. Default: 1. */
  page?: number
  /** Number of items on a page. Default: 20. */
  pageSize?: number
}

/** Your company’s work on notices: states, notes, results. */
export class PursuitsMethods {
  readonly #core: Core

  constructor(core: Core) {
    this.#core = core
  }

  /**
   * List pursuits.
   *
   * The pursuits of the account that match every filter given, each with the current state of its notice.
   *
   * Plan: Pro and Enterprise. Scope: `pursuits:read`.
   */
  list(query?: ListPursuitsQuery, options?: CallOptions): PageCall<PursuitList> {
    return this.#core.page({ method: 'GET', path: '/v1/pursuits', query }, options)
  }

  /** List pursuits: all of them as CSV, with a byte order mark and a header line. */
  listAsCsv(
    query?: Omit<ListPursuitsQuery, 'page' | 'pageSize'>,
    options?: CallOptions,
  ): Call<ReadableStream<Uint8Array>> {
    return this.#core.call({ method: 'GET', path: '/v1/pursuits', query, accept: 'text/csv' }, options, watched)
  }

  /** List pursuits: all of them as an Excel workbook, up to 10,000 rows. */
  listAsXlsx(query?: Omit<ListPursuitsQuery, 'page' | 'pageSize'>, options?: CallOptions): Call<Blob> {
    return this.#core.call(
      {
        method: 'GET',
        path: '/v1/pursuits',
        query,
        accept: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      },
      options,
      takeBlob,
    )
  }

  /**
   * Create a pursuit.
   *
   * An account has one pursuit of a notice. If there is one already, the response is 409 with its id and its path in
   * `Location`.
   *
   * Plan: Pro and Enterprise. Scope: `pursuits:write`.
   */
  create(body: NewPursuit, options?: CallOptions): Call<Pursuit> {
    return this.#core.call({ method: 'POST', path: '/v1/pursuits', body, takesKey: true }, options)
  }

  /**
   * List assignees.
   *
   * The members of the account by name. This needs no `team:read`, so that every member can assign pursuits.
   *
   * Plan: Pro and Enterprise. Scope: `pursuits:read`.
   */
  listAssignees(query?: ListPursuitAssigneesQuery, options?: CallOptions): PageCall<PursuitAssigneeList> {
    return this.#core.page({ method: 'GET', path: '/v1/pursuits/assignees', query }, options)
  }

  /**
   * One pursuit.
   *
   * Plan: Pro and Enterprise. Scope: `pursuits:read`.
   */
  get(id: string, options?: CallOptions): Call<Pursuit> {
    return this.#core.call({ method: 'GET', path: at`/v1/pursuits/${id}` }, options)
  }

  /**
   * Change a pursuit.
   *
   * Any state can change to any other. A state that was set by a result changes only with `correction`. Absent fields
   * stay as they are; `null` restores the default. `If-Match` is honoured.
   *
   * Plan: Pro and Enterprise. Scope: `pursuits:write`.
   */
  change(id: string, body?: PursuitPatch, options?: CallOptions): Call<Pursuit> {
    return this.#core.call({ method: 'PATCH', path: at`/v1/pursuits/${id}`, body }, options)
  }

  /**
   * Delete a pursuit.
   *
   * Its notes and history are deleted too; the audit log records who deleted it. To keep them, use the state `dropped`.
   *
   * Plan: Pro and Enterprise. Scope: `pursuits:write`.
   */
  delete(id: string, options?: CallOptions): Call<void> {
    return this.#core.call({ method: 'DELETE', path: at`/v1/pursuits/${id}` }, options)
  }

  /**
   * History of a pursuit.
   *
   * The changes of the pursuit with author, time, old and new value, newest first. Changes by results are included.
   *
   * Plan: Pro and Enterprise. Scope: `pursuits:read`.
   */
  listHistory(id: string, query?: ListPursuitHistoryQuery, options?: CallOptions): PageCall<PursuitHistory> {
    return this.#core.page({ method: 'GET', path: at`/v1/pursuits/${id}/history`, query }, options)
  }

  /**
   * Notes of a pursuit.
   *
   * Newest first.
   *
   * Plan: Pro and Enterprise. Scope: `pursuits:read`.
   */
  listNotes(id: string, query?: ListPursuitNotesQuery, options?: CallOptions): PageCall<PursuitNoteList> {
    return this.#core.page({ method: 'GET', path: at`/v1/pursuits/${id}/notes`, query }, options)
  }

  /**
   * Add a note.
   *
   * Notes have a date and an author. They create no event.
   *
   * Plan: Pro and Enterprise. Scope: `pursuits:write`.
   */
  addNote(id: string, body: NewPursuitNote, options?: CallOptions): Call<PursuitNote> {
    return this.#core.call({ method: 'POST', path: at`/v1/pursuits/${id}/notes`, body, takesKey: true }, options)
  }

  /**
   * Delete a note.
   *
   * Only its author can delete it: with the key that wrote it, or as the same member.
   *
   * Plan: Pro and Enterprise. Scope: `pursuits:write`.
   */
  deleteNote(id: string, noteId: string, options?: CallOptions): Call<void> {
    return this.#core.call({ method: 'DELETE', path: at`/v1/pursuits/${id}/notes/${noteId}` }, options)
  }
}
