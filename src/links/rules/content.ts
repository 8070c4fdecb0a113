import type { FieldError } from '../../lib/problems.ts'
import { GRANTS, type Plan } from '../../vocabulary/plans.ts'
import type { Scope } from '../../vocabulary/roles.ts'
import type { LinkContent, NewSubscriptionLink } from '../schema.ts'

/** The last part of an address, because programs recognize files by their extension. */
export const LINK_FILES = { calendar: 'calendar.ics', atom: 'notices.atom', widget: 'widget' } as const

/** The fields that only one kind of content has, with that kind. */
const OWNERS = { keywordId: 'keyword', keyword: 'search', filter: 'search' } as const

export const unusedFields = (content: LinkContent, input: NewSubscriptionLink): FieldError[] =>
  Object.entries(OWNERS).flatMap(([name, owner]) =>
    content === owner || (input[name as keyof typeof OWNERS] ?? null) === null
      ? []
      : [
          {
            in: 'body',
            name,
            code: 'invalid_field',
            message: {
              en: `"${name}" can only be sent with "of": "${owner}".`,
              ko: `"${name}" 필드는 "of"가 "${owner}"일 때만 보낼 수 있습니다.`,
            },
          } as const,
        ],
  )

/** The scopes needed to create a link, so that it shows nothing that its creator cannot read. */
export function scopesFor(content: LinkContent): Scope[] {
  if (content === 'pursued') return ['bids:read', 'pursuits:read']
  if (content === 'keyword' || content === 'matched') return ['bids:read', 'keywords:read']
  return content === 'all' ? ['bids:read', 'keywords:read', 'pursuits:read'] : ['bids:read']
}

/** The oldest links remain active when the plan allows fewer. */
export const isPaused = (place: number, plan: Plan): boolean => place > GRANTS[plan].links
