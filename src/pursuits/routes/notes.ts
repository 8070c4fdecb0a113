import { answerList, attemptOf, type Http } from '../../lib/http/index.ts'
import { listSchema, PageQuery } from '../../lib/page.ts'
import { problem } from '../../lib/problems.ts'
import { Type } from '../../lib/type.ts'
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
        title: { en: 'Notes of a pursuit', ko: '입찰 건의 메모' },
        about: { en: 'Newest first.', ko: '최신순으로 반환합니다.' },
        tags,
        params: PursuitPath,
        querystring: PageQuery,
        response: {
          200: listSchema(PursuitNote, {
            $id: 'PursuitNoteList',
            description: { en: 'A page of notes', ko: '메모 한 페이지' },
          }),
        },
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
        title: { en: 'Add a note', ko: '메모 추가' },
        about: {
          en: 'Notes have a date and an author. They create no event.',
          ko: '메모에는 날짜와 작성자가 남습니다. 이벤트는 만들지 않습니다.',
        },
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
        title: { en: 'Delete a note', ko: '메모 삭제' },
        about: {
          en: 'Only its author can delete it: with the key that wrote it, or as the same member.',
          ko: '작성자만 삭제할 수 있습니다. 작성에 쓴 키나 같은 구성원의 다른 키로도 삭제할 수 있습니다.',
        },
        tags,
        params: PursuitNotePath,
        response: { 204: Type.Null({ description: { en: 'Deleted.', ko: '삭제했습니다.' } }) },
      },
    },
    async (request, reply) => {
      const { id, noteId } = request.params
      if (!(await notes.remove(request.caller, id, noteId))) throw problem('not_found', NO_SUCH_NOTE)
      return reply.code(204).send(null)
    },
  )
}

const NO_SUCH_NOTE = { en: 'There is no such note.', ko: '메모를 찾을 수 없습니다.' }
