// Responses with lists.

import type { FastifyReply } from 'fastify'
import { type Page, pageLinks, pageOf } from '../page.ts'

/** Sends a page of a list, with links to its neighbours. */
export async function answerList<Item>(
  { url, query }: { url: string; query: Partial<Page> },
  reply: Pick<FastifyReply, 'header'>,
  read: (page: Page) => Promise<{ total: number; items: Item[] }>,
): Promise<{ total: number; page: number; items: Item[] }> {
  const page = pageOf(query)
  const { total, items } = await read(page)
  reply.header('link', pageLinks(url, page, total))
  return { total, page: page.page, items }
}
