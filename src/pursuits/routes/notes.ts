import { Type } from 'typebox'
import { answerList, attemptOf, type Http } from '../../lib/http/index.ts'
import { listSchema, PageQuery } from '../../lib/page.ts'
import { problem } from '../../lib/problems.ts'
import { NO_SUCH_PURSUIT } from '../../vocabulary/sentences.ts'
import type { Pursuits } from '../index.ts'
import { PursuitNote, PursuitNoteInput, PursuitNotePath, PursuitPath } from '../schema.ts'

const PATH = '/v1/pursuits/:id/notes'
const tags = ['Pursuits']
const writing = { needs: 'pursuits', scope: 'pursuits:write' } as const

type Notes = Pursuits['notes']

export function pursuitNoteRoutes(http: Http, notes: Notes): void {
  listNotes(http, notes)
  addNote(http, notes)
  deleteNote(http, notes)
}

function listNotes(http: Http, notes: Notes): void {
  http.get(
    PATH,
    {
      config: { access: { needs: 'pursuits', scope: 'pursuits:read' } },
      schema: {
        operationId: 'listPursuitNotes',
        summary: 'Notes of a pursuit',
        description: 'Newest first.',
        tags,
        params: PursuitPath,
        querystring: PageQuery,
        response: { 200: listSchema(PursuitNote, { $id: 'PursuitNoteList', description: 'A page of notes' }) },
      },
    },
    async (request, reply) =>
      answerList(request, reply, async (page) => {
        const written = await notes.list(request.caller.accountId, request.params.id, page)
        if (!written) throw problem('not_found', NO_SUCH_PURSUIT)
        return written
      }),
  )
}

function addNote(http: Http, notes: Notes): void {
  http.post(
    PATH,
    {
      config: { access: writing, idempotent: true, problems: ['limit_reached'] },
      schema: {
        operationId: 'addPursuitNote',
        summary: 'Add a note',
        description: 'Notes have a date and an author. They create no event.',
        tags,
        params: PursuitPath,
        body: PursuitNoteInput,
        response: { 201: PursuitNote },
      },
    },
    async (request, reply) => {
      const { caller, params, body: input } = request
      const attempt = attemptOf(request, caller.accountId)
      const { headers, body } = await notes.add(attempt, caller, params.id, input.text)
      return reply.code(201).headers(headers).send(body)
    },
  )
}

function deleteNote(http: Http, notes: Notes): void {
  http.delete(
    `${PATH}/:noteId`,
    {
      config: { access: writing },
      schema: {
        operationId: 'deletePursuitNote',
        summary: 'Delete a note',
        description: 'Only its author can delete it: with the key that wrote it, or as the same member.',
        tags,
        params: PursuitNotePath,
        response: { 204: Type.Null({ description: 'Deleted.' }) },
      },
    },
    async (request, reply) => {
      const { id, noteId } = request.params
      if (!(await notes.remove(request.caller, id, noteId))) throw problem('not_found', NO_SUCH_NOTE)
      return reply.code(204).send(null)
    },
  )
}

const NO_SUCH_NOTE = { en: 'There is no such note.', ko: '그런 메모가 없습니다.' }
