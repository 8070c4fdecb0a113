// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client;

import java.io.InputStream;
import java.util.Map;
import kr.gonggo.client.types.NewPursuit;
import kr.gonggo.client.types.NewPursuitNote;
import kr.gonggo.client.types.Pursuit;
import kr.gonggo.client.types.PursuitAssignee;
import kr.gonggo.client.types.PursuitAssigneeList;
import kr.gonggo.client.types.PursuitHistory;
import kr.gonggo.client.types.PursuitList;
import kr.gonggo.client.types.PursuitNote;
import kr.gonggo.client.types.PursuitNoteList;
import kr.gonggo.client.types.PursuitPatch;
import kr.gonggo.client.types.PursuitStep;
import kr.gonggo.client.types.PursuitsListAssigneesQuery;
import kr.gonggo.client.types.PursuitsListHistoryQuery;
import kr.gonggo.client.types.PursuitsListNotesQuery;
import kr.gonggo.client.types.PursuitsListQuery;

/**
 * Your company’s work on notices: states, notes, results.
 */
public final class PursuitsMethods {
    private final Core core;

    PursuitsMethods(Core core) {
        this.core = core;
    }

    /**
     * List pursuits.
     *
     * <p>The pursuits of the account that match every filter given, each with the current state of its notice.
     *
     * <p>Plan: Pro and Enterprise. Scope: {@code pursuits:read}.
     *
     * <p>{@code GET /v1/pursuits}
     *
     * @param options of this call alone
     * @return the answer
     */
    public PursuitList list(Option... options) {
        return list(new PursuitsListQuery(), options);
    }

    /**
     * List pursuits.
     *
     * <p>The pursuits of the account that match every filter given, each with the current state of its notice.
     *
     * <p>Plan: Pro and Enterprise. Scope: {@code pursuits:read}.
     *
     * <p>{@code GET /v1/pursuits}
     *
     * @param query the query parameters
     * @param options of this call alone
     * @return the answer
     */
    public PursuitList list(PursuitsListQuery query, Option... options) {
        var operation = new Operation("GET", "/v1/pursuits", "application/json", false, false, query.fields(), null);
        return core.call(operation, options, Core.json(PursuitList.class));
    }

    /**
     * List pursuits: the items of this page and the following ones.
     *
     * @param options of this call alone
     * @return the loop
     */
    public Loop<Pursuit> listAll(Option... options) {
        return listAll(new PursuitsListQuery(), options);
    }

    /**
     * List pursuits: the items of this page and the following ones.
     *
     * @param query the query parameters
     * @param options of this call alone
     * @return the loop
     */
    public Loop<Pursuit> listAll(PursuitsListQuery query, Option... options) {
        var operation = new Operation("GET", "/v1/pursuits", "application/json", false, false, query.fields(), null);
        return core.all(operation, options, PursuitList.class, PursuitList::items);
    }

    /**
     * List pursuits: this page and the following ones.
     *
     * @param options of this call alone
     * @return the loop
     */
    public Loop<PursuitList> listPages(Option... options) {
        return listPages(new PursuitsListQuery(), options);
    }

    /**
     * List pursuits: this page and the following ones.
     *
     * @param query the query parameters
     * @param options of this call alone
     * @return the loop
     */
    public Loop<PursuitList> listPages(PursuitsListQuery query, Option... options) {
        var operation = new Operation("GET", "/v1/pursuits", "application/json", false, false, query.fields(), null);
        return core.pages(operation, options, PursuitList.class);
    }

    /**
     * List pursuits: all of them as CSV, with a byte order mark and a header line. Close it. Paging parameters are
     * ignored.
     *
     * @param options of this call alone
     * @return the answer
     */
    public InputStream listAsCsv(Option... options) {
        return listAsCsv(new PursuitsListQuery(), options);
    }

    /**
     * List pursuits: all of them as CSV, with a byte order mark and a header line. Close it. Paging parameters are
     * ignored.
     *
     * @param query the query parameters
     * @param options of this call alone
     * @return the answer
     */
    public InputStream listAsCsv(PursuitsListQuery query, Option... options) {
        var operation = new Operation("GET", "/v1/pursuits", "text/csv", false, false, query.fields(), null).without("page", "pageSize");
        return core.call(operation, options, Core::stream);
    }

    /**
     * List pursuits: all of them as an Excel workbook, up to 10,000 rows. Close it. Paging parameters are ignored.
     *
     * @param options of this call alone
     * @return the answer
     */
    public InputStream listAsXlsx(Option... options) {
        return listAsXlsx(new PursuitsListQuery(), options);
    }

    /**
     * List pursuits: all of them as an Excel workbook, up to 10,000 rows. Close it. Paging parameters are ignored.
     *
     * @param query the query parameters
     * @param options of this call alone
     * @return the answer
     */
    public InputStream listAsXlsx(PursuitsListQuery query, Option... options) {
        var operation = new Operation("GET", "/v1/pursuits", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", false, false, query.fields(), null).without("page", "pageSize");
        return core.call(operation, options, Core::stream);
    }

    /**
     * Create a pursuit.
     *
     * <p>An account has one pursuit of a notice. If there is one already, the response is 409 with its id and its path
     * in {@code Location}.
     *
     * <p>Plan: Pro and Enterprise. Scope: {@code pursuits:write}.
     *
     * <p>{@code POST /v1/pursuits}
     *
     * @param body what is sent
     * @param options of this call alone
     * @return the answer
     */
    public Pursuit create(NewPursuit body, Option... options) {
        var operation = new Operation("POST", "/v1/pursuits", "application/json", true, false, Map.of(), body);
        return core.call(operation, options, Core.json(Pursuit.class));
    }

    /**
     * List assignees.
     *
     * <p>The members of the account by name. This needs no {@code team:read}, so that every member can assign pursuits.
     *
     * <p>Plan: Pro and Enterprise. Scope: {@code pursuits:read}.
     *
     * <p>{@code GET /v1/pursuits/assignees}
     *
     * @param options of this call alone
     * @return the answer
     */
    public PursuitAssigneeList listAssignees(Option... options) {
        return listAssignees(new PursuitsListAssigneesQuery(), options);
    }

    /**
     * List assignees.
     *
     * <p>The members of the account by name. This needs no {@code team:read}, so that every member can assign pursuits.
     *
     * <p>Plan: Pro and Enterprise. Scope: {@code pursuits:read}.
     *
     * <p>{@code GET /v1/pursuits/assignees}
     *
     * @param query the query parameters
     * @param options of this call alone
     * @return the answer
     */
    public PursuitAssigneeList listAssignees(PursuitsListAssigneesQuery query, Option... options) {
        var operation = new Operation("GET", "/v1/pursuits/assignees", "application/json", false, false, query.fields(), null);
        return core.call(operation, options, Core.json(PursuitAssigneeList.class));
    }

    /**
     * List assignees: the items of this page and the following ones.
     *
     * @param options of this call alone
     * @return the loop
     */
    public Loop<PursuitAssignee> listAllAssignees(Option... options) {
        return listAllAssignees(new PursuitsListAssigneesQuery(), options);
    }

    /**
     * List assignees: the items of this page and the following ones.
     *
     * @param query the query parameters
     * @param options of this call alone
     * @return the loop
     */
    public Loop<PursuitAssignee> listAllAssignees(PursuitsListAssigneesQuery query, Option... options) {
        var operation = new Operation("GET", "/v1/pursuits/assignees", "application/json", false, false, query.fields(), null);
        return core.all(operation, options, PursuitAssigneeList.class, PursuitAssigneeList::items);
    }

    /**
     * List assignees: this page and the following ones.
     *
     * @param options of this call alone
     * @return the loop
     */
    public Loop<PursuitAssigneeList> listAssigneesPages(Option... options) {
        return listAssigneesPages(new PursuitsListAssigneesQuery(), options);
    }

    /**
     * List assignees: this page and the following ones.
     *
     * @param query the query parameters
     * @param options of this call alone
     * @return the loop
     */
    public Loop<PursuitAssigneeList> listAssigneesPages(PursuitsListAssigneesQuery query, Option... options) {
        var operation = new Operation("GET", "/v1/pursuits/assignees", "application/json", false, false, query.fields(), null);
        return core.pages(operation, options, PursuitAssigneeList.class);
    }

    /**
     * One pursuit.
     *
     * <p>Plan: Pro and Enterprise. Scope: {@code pursuits:read}.
     *
     * <p>{@code GET /v1/pursuits/{id}}
     *
     * @param id a part of the path
     * @param options of this call alone
     * @return the answer
     */
    public Pursuit get(String id, Option... options) {
        var operation = new Operation("GET", "/v1/pursuits/{}", "application/json", false, false, Map.of(), null, id);
        return core.call(operation, options, Core.json(Pursuit.class));
    }

    /**
     * Change a pursuit.
     *
     * <p>Any state can change to any other. A state that was set by a result changes only with {@code correction}.
     * Absent fields stay as they are; {@code null} restores the default. {@code If-Match} is honoured.
     *
     * <p>Plan: Pro and Enterprise. Scope: {@code pursuits:write}.
     *
     * <p>{@code PATCH /v1/pursuits/{id}}
     *
     * @param id a part of the path
     * @param body what is sent
     * @param options of this call alone
     * @return the answer
     */
    public Pursuit change(String id, PursuitPatch body, Option... options) {
        var operation = new Operation("PATCH", "/v1/pursuits/{}", "application/json", false, false, Map.of(), body, id);
        return core.call(operation, options, Core.json(Pursuit.class));
    }

    /**
     * Delete a pursuit.
     *
     * <p>Its notes and history are deleted too; the audit log records who deleted it. To keep them, use the state
     * {@code dropped}.
     *
     * <p>Plan: Pro and Enterprise. Scope: {@code pursuits:write}.
     *
     * <p>{@code DELETE /v1/pursuits/{id}}
     *
     * @param id a part of the path
     * @param options of this call alone
     */
    public void delete(String id, Option... options) {
        var operation = new Operation("DELETE", "/v1/pursuits/{}", "application/json", false, false, Map.of(), null, id);
        core.call(operation, options, Core::text);
    }

    /**
     * History of a pursuit.
     *
     * <p>The changes of the pursuit with author, time, old and new value, newest first. Changes by results are
     * included.
     *
     * <p>Plan: Pro and Enterprise. Scope: {@code pursuits:read}.
     *
     * <p>{@code GET /v1/pursuits/{id}/history}
     *
     * @param id a part of the path
     * @param options of this call alone
     * @return the answer
     */
    public PursuitHistory listHistory(String id, Option... options) {
        return listHistory(id, new PursuitsListHistoryQuery(), options);
    }

    /**
     * History of a pursuit.
     *
     * <p>The changes of the pursuit with author, time, old and new value, newest first. Changes by results are
     * included.
     *
     * <p>Plan: Pro and Enterprise. Scope: {@code pursuits:read}.
     *
     * <p>{@code GET /v1/pursuits/{id}/history}
     *
     * @param id a part of the path
     * @param query the query parameters
     * @param options of this call alone
     * @return the answer
     */
    public PursuitHistory listHistory(String id, PursuitsListHistoryQuery query, Option... options) {
        var operation = new Operation("GET", "/v1/pursuits/{}/history", "application/json", false, false, query.fields(), null, id);
        return core.call(operation, options, Core.json(PursuitHistory.class));
    }

    /**
     * History of a pursuit: the items of this page and the following ones.
     *
     * @param id a part of the path
     * @param options of this call alone
     * @return the loop
     */
    public Loop<PursuitStep> listAllHistory(String id, Option... options) {
        return listAllHistory(id, new PursuitsListHistoryQuery(), options);
    }

    /**
     * History of a pursuit: the items of this page and the following ones.
     *
     * @param id a part of the path
     * @param query the query parameters
     * @param options of this call alone
     * @return the loop
     */
    public Loop<PursuitStep> listAllHistory(String id, PursuitsListHistoryQuery query, Option... options) {
        var operation = new Operation("GET", "/v1/pursuits/{}/history", "application/json", false, false, query.fields(), null, id);
        return core.all(operation, options, PursuitHistory.class, PursuitHistory::items);
    }

    /**
     * History of a pursuit: this page and the following ones.
     *
     * @param id a part of the path
     * @param options of this call alone
     * @return the loop
     */
    public Loop<PursuitHistory> listHistoryPages(String id, Option... options) {
        return listHistoryPages(id, new PursuitsListHistoryQuery(), options);
    }

    /**
     * History of a pursuit: this page and the following ones.
     *
     * @param id a part of the path
     * @param query the query parameters
     * @param options of this call alone
     * @return the loop
     */
    public Loop<PursuitHistory> listHistoryPages(String id, PursuitsListHistoryQuery query, Option... options) {
        var operation = new Operation("GET", "/v1/pursuits/{}/history", "application/json", false, false, query.fields(), null, id);
        return core.pages(operation, options, PursuitHistory.class);
    }

    /**
     * Notes of a pursuit.
     *
     * <p>Newest first.
     *
     * <p>Plan: Pro and Enterprise. Scope: {@code pursuits:read}.
     *
     * <p>{@code GET /v1/pursuits/{id}/notes}
     *
     * @param id a part of the path
     * @param options of this call alone
     * @return the answer
     */
    public PursuitNoteList listNotes(String id, Option... options) {
        return listNotes(id, new PursuitsListNotesQuery(), options);
    }

    /**
     * Notes of a pursuit.
     *
     * <p>Newest first.
     *
     * <p>Plan: Pro and Enterprise. Scope: {@code pursuits:read}.
     *
     * <p>{@code GET /v1/pursuits/{id}/notes}
     *
     * @param id a part of the path
     * @param query the query parameters
     * @param options of this call alone
     * @return the answer
     */
    public PursuitNoteList listNotes(String id, PursuitsListNotesQuery query, Option... options) {
        var operation = new Operation("GET", "/v1/pursuits/{}/notes", "application/json", false, false, query.fields(), null, id);
        return core.call(operation, options, Core.json(PursuitNoteList.class));
    }

    /**
     * Notes of a pursuit: the items of this page and the following ones.
     *
     * @param id a part of the path
     * @param options of this call alone
     * @return the loop
     */
    public Loop<PursuitNote> listAllNotes(String id, Option... options) {
        return listAllNotes(id, new PursuitsListNotesQuery(), options);
    }

    /**
     * Notes of a pursuit: the items of this page and the following ones.
     *
     * @param id a part of the path
     * @param query the query parameters
     * @param options of this call alone
     * @return the loop
     */
    public Loop<PursuitNote> listAllNotes(String id, PursuitsListNotesQuery query, Option... options) {
        var operation = new Operation("GET", "/v1/pursuits/{}/notes", "application/json", false, false, query.fields(), null, id);
        return core.all(operation, options, PursuitNoteList.class, PursuitNoteList::items);
    }

    /**
     * Notes of a pursuit: this page and the following ones.
     *
     * @param id a part of the path
     * @param options of this call alone
     * @return the loop
     */
    public Loop<PursuitNoteList> listNotesPages(String id, Option... options) {
        return listNotesPages(id, new PursuitsListNotesQuery(), options);
    }

    /**
     * Notes of a pursuit: this page and the following ones.
     *
     * @param id a part of the path
     * @param query the query parameters
     * @param options of this call alone
     * @return the loop
     */
    public Loop<PursuitNoteList> listNotesPages(String id, PursuitsListNotesQuery query, Option... options) {
        var operation = new Operation("GET", "/v1/pursuits/{}/notes", "application/json", false, false, query.fields(), null, id);
        return core.pages(operation, options, PursuitNoteList.class);
    }

    /**
     * Add a note.
     *
     * <p>Notes have a date and an author. They create no event.
     *
     * <p>Plan: Pro and Enterprise. Scope: {@code pursuits:write}.
     *
     * <p>{@code POST /v1/pursuits/{id}/notes}
     *
     * @param id a part of the path
     * @param body what is sent
     * @param options of this call alone
     * @return the answer
     */
    public PursuitNote addNote(String id, NewPursuitNote body, Option... options) {
        var operation = new Operation("POST", "/v1/pursuits/{}/notes", "application/json", true, false, Map.of(), body, id);
        return core.call(operation, options, Core.json(PursuitNote.class));
    }

    /**
     * Delete a note.
     *
     * <p>Only its author can delete it: with the key that wrote it, or as the same member.
     *
     * <p>Plan: Pro and Enterprise. Scope: {@code pursuits:write}.
     *
     * <p>{@code DELETE /v1/pursuits/{id}/notes/{noteId}}
     *
     * @param id a part of the path
     * @param noteId a part of the path
     * @param options of this call alone
     */
    public void deleteNote(String id, String noteId, Option... options) {
        var operation = new Operation("DELETE", "/v1/pursuits/{}/notes/{}", "application/json", false, false, Map.of(), null, id, noteId);
        core.call(operation, options, Core::text);
    }
}
