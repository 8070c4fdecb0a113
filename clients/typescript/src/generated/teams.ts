// Made from openapi.json by clients/typescript/scripts/generate.ts; do not edit.

import type { Call, PageCall } from '../call.ts'
import { at, type Core } from '../core.ts'
import type { CallOptions } from '../options.ts'
import type { TeamMember } from './shared.ts'

/** A page of the team */
export interface TeamList {
  /** Number of items on all pages at this moment. */
  total: number
  /** Page number, from 1. Default: 1. */
  page: number
  items: TeamMember[]
}

/** A member to invite. */
export interface NewTeamMember {
  /** Mail address to send the invitation to. */
  email: string
  /** Role in the team; it cannot grant more than the calling key has. Default: `member`. */
  role?: 'owner' | 'admin' | 'member' | 'viewer'
  /** Name of the member. */
  name?: string | null
  /** Language of mails to the member. Default: that of the account. */
  language?: 'ko' | 'en'
  /** Time zone in which the member’s digests are scheduled. Default: that of the account. */
  zone?: string
}

/** Changes to a member (RFC 7396): absent fields stay as they are. */
export interface TeamMemberPatch {
  /** `null` = `member`. */
  role?: 'owner' | 'admin' | 'member' | 'viewer' | null
  /** `null` = none. */
  name?: string | null
  /** `null` = that of the account. */
  language?: 'ko' | 'en' | null
  /** `null` = that of the account. */
  zone?: string | null
}

/** Of `GET /v1/teams`. */
export interface ListTeamQuery {
  /** Page number, from 1. Default: 1. */
  page?: number
  /** Number of items on a page. Default: 20. */
  pageSize?: number
}

/** Of `PATCH /v1/teams/{id}`. */
export interface ChangeTeamMemberQuery {
  /**
   * What to do with the keys the member has created: `keep` leaves them as they are, `revoke` ends them within a second
   * on every process. If it is needed and absent, 409 `keys_depend` lists the keys.
   */
  keys?: 'keep' | 'revoke'
}

/** Of `DELETE /v1/teams/{id}`. */
export interface RemoveTeamMemberQuery {
  /**
   * What to do with the keys the member has created: `keep` leaves them as they are, `revoke` ends them within a second
   * on every process. If it is needed and absent, 409 `keys_depend` lists the keys.
   */
  keys?: 'keep' | 'revoke'
}

/** Members of the account and their roles. */
export class TeamsMethods {
  readonly #core: Core

  constructor(core: Core) {
    this.#core = core
  }

  /**
   * List team members.
   *
   * The members of the account with their permissions, in the order in which they joined.
   *
   * Plan: Enterprise. Scope: `team:read`.
   */
  list(query?: ListTeamQuery, options?: CallOptions): PageCall<TeamList> {
    return this.#core.page({ method: 'GET', path: '/v1/teams', query }, options)
  }

  /**
   * Invite a member.
   *
   * Mails an invitation whose link is valid for 30 days. The role cannot grant more than the calling key has. An address
   * that is already invited gets another mail, at most three a day, and the response is 200; `invitedAt` is the time of
   * the last mail.
   *
   * Plan: Enterprise. Scope: `team:manage`.
   */
  inviteMember(body: NewTeamMember, options?: CallOptions): Call<TeamMember> {
    return this.#core.call({ method: 'POST', path: '/v1/teams', body, takesKey: true }, options)
  }

  /**
   * One member.
   *
   * Plan: Enterprise. Scope: `team:read`.
   */
  getMember(id: string, options?: CallOptions): Call<TeamMember> {
    return this.#core.call({ method: 'GET', path: at`/v1/teams/${id}` }, options)
  }

  /**
   * Change a member.
   *
   * Absent fields stay as they are; `null` resets a field. Only owners can add, change and remove owners, and the last
   * active owner cannot be removed. If the member has created keys that can do more than a lower role allows, `keys`
   * must say what happens to them. `If-Match` is honoured.
   *
   * Plan: Enterprise. Scope: `team:manage`.
   */
  changeMember(
    id: string,
    body?: TeamMemberPatch,
    query?: ChangeTeamMemberQuery,
    options?: CallOptions,
  ): Call<TeamMember> {
    return this.#core.call({ method: 'PATCH', path: at`/v1/teams/${id}`, query, body }, options)
  }

  /**
   * Remove a member.
   *
   * The member gets no more mails. If the member has created keys that are still valid, `keys` must say what happens to
   * them.
   *
   * Plan: Enterprise. Scope: `team:manage`.
   */
  removeMember(id: string, query?: RemoveTeamMemberQuery, options?: CallOptions): Call<void> {
    return this.#core.call({ method: 'DELETE', path: at`/v1/teams/${id}`, query }, options)
  }
}
