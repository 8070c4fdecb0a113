// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client;

import java.util.Map;
import kr.gonggo.client.types.Keyword;
import kr.gonggo.client.types.KeywordBatch;
import kr.gonggo.client.types.KeywordLines;
import kr.gonggo.client.types.KeywordList;
import kr.gonggo.client.types.KeywordMatch;
import kr.gonggo.client.types.KeywordMatchList;
import kr.gonggo.client.types.KeywordPatch;
import kr.gonggo.client.types.KeywordPreview;
import kr.gonggo.client.types.KeywordVerdicts;
import kr.gonggo.client.types.KeywordsAdded;
import kr.gonggo.client.types.KeywordsChanged;
import kr.gonggo.client.types.KeywordsListMatchesQuery;
import kr.gonggo.client.types.KeywordsListQuery;
import kr.gonggo.client.types.KeywordsPatch;
import kr.gonggo.client.types.NewKeyword;

/**
 * Stored searches of an account: words and filters.
 */
public final class KeywordsMethods {
    private final Core core;

    KeywordsMethods(Core core) {
        this.core = core;
    }

    /**
     * List keywords.
     *
     * <p>The keywords of the account, oldest first.
     *
     * <p>Plan: Pro and Enterprise. Scope: {@code keywords:read}.
     *
     * <p>{@code GET /v1/keywords}
     *
     * @param options of this call alone
     * @return the answer
     */
    public KeywordList list(Option... options) {
        return list(new KeywordsListQuery(), options);
    }

    /**
     * List keywords.
     *
     * <p>The keywords of the account, oldest first.
     *
     * <p>Plan: Pro and Enterprise. Scope: {@code keywords:read}.
     *
     * <p>{@code GET /v1/keywords}
     *
     * @param query the query parameters
     * @param options of this call alone
     * @return the answer
     */
    public KeywordList list(KeywordsListQuery query, Option... options) {
        var operation = new Operation("GET", "/v1/keywords", "application/json", false, false, query.fields(), null);
        return core.call(operation, options, Core.json(KeywordList.class));
    }

    /**
     * List keywords: the items of this page and the following ones.
     *
     * @param options of this call alone
     * @return the loop
     */
    public Loop<Keyword> listAll(Option... options) {
        return listAll(new KeywordsListQuery(), options);
    }

    /**
     * List keywords: the items of this page and the following ones.
     *
     * @param query the query parameters
     * @param options of this call alone
     * @return the loop
     */
    public Loop<Keyword> listAll(KeywordsListQuery query, Option... options) {
        var operation = new Operation("GET", "/v1/keywords", "application/json", false, false, query.fields(), null);
        return core.all(operation, options, KeywordList.class, KeywordList::items);
    }

    /**
     * List keywords: this page and the following ones.
     *
     * @param options of this call alone
     * @return the loop
     */
    public Loop<KeywordList> listPages(Option... options) {
        return listPages(new KeywordsListQuery(), options);
    }

    /**
     * List keywords: this page and the following ones.
     *
     * @param query the query parameters
     * @param options of this call alone
     * @return the loop
     */
    public Loop<KeywordList> listPages(KeywordsListQuery query, Option... options) {
        var operation = new Operation("GET", "/v1/keywords", "application/json", false, false, query.fields(), null);
        return core.pages(operation, options, KeywordList.class);
    }

    /**
     * Add a keyword.
     *
     * <p>Texts are stored as typed. A keyword without a word, agency or industry would match everything and is
     * rejected. If the account already has an equivalent keyword, in any order or spelling, the response is 409 with
     * the id of that keyword and its path in {@code Location}.
     *
     * <p>Plan: Pro and Enterprise. Scope: {@code keywords:write}.
     *
     * <p>{@code POST /v1/keywords}
     *
     * @param body what is sent
     * @param options of this call alone
     * @return the answer
     */
    public Keyword create(NewKeyword body, Option... options) {
        var operation = new Operation("POST", "/v1/keywords", "application/json", true, false, Map.of(), body);
        return core.call(operation, options, Core.json(Keyword.class));
    }

    /**
     * Change many keywords.
     *
     * <p>Makes the same change to the region, the category, the company, the alerts or the state of up to 1,000
     * keywords in one transaction: all of them, or none if one does not exist, or would become too broad or equivalent
     * to another keyword; {@code errors} gives its position, such as {@code ids[3]}. A keyword named twice is changed
     * once.
     *
     * <p>Plan: Pro and Enterprise. Scope: {@code keywords:write}.
     *
     * <p>{@code PATCH /v1/keywords}
     *
     * @param body what is sent
     * @param options of this call alone
     * @return the answer
     */
    public KeywordsChanged changeBatch(KeywordsPatch body, Option... options) {
        var operation = new Operation("PATCH", "/v1/keywords", "application/json", false, false, Map.of(), body);
        return core.call(operation, options, Core.json(KeywordsChanged.class));
    }

    /**
     * Add many keywords.
     *
     * <p>Adds up to 1,000 keywords in one transaction: all of them, or none if one is rejected; {@code errors} gives
     * its position, such as {@code keywords[3].keyword}. Keywords the account already has are left as they are and
     * returned with {@code added: false}.
     *
     * <p>Plan: Pro and Enterprise. Scope: {@code keywords:write}.
     *
     * <p>{@code POST /v1/keywords/batch}
     *
     * @param body what is sent
     * @param options of this call alone
     * @return the answer
     */
    public KeywordsAdded createBatch(KeywordBatch body, Option... options) {
        var operation = new Operation("POST", "/v1/keywords/batch", "application/json", true, false, Map.of(), body);
        return core.call(operation, options, Core.json(KeywordsAdded.class));
    }

    /**
     * Preview a keyword.
     *
     * <p>How often the keyword would have matched in the last 90 days: the number of matching notices for each day, and
     * the newest five. Nothing is stored.
     *
     * <p>Plan: Pro and Enterprise. Scope: {@code keywords:write}.
     *
     * <p>{@code POST /v1/keywords/preview}
     *
     * @param body what is sent
     * @param options of this call alone
     * @return the answer
     */
    public KeywordPreview preview(NewKeyword body, Option... options) {
        var operation = new Operation("POST", "/v1/keywords/preview", "application/json", true, false, Map.of(), body);
        return core.call(operation, options, Core.json(KeywordPreview.class));
    }

    /**
     * Preview a list of keywords.
     *
     * <p>Shows the result of adding up to 1,000 keywords in this order: how many notices of the last 90 days each
     * matches, or why it would be rejected. Nothing is stored; add the lines that you want with {@code POST
     * /v1/keywords/batch}.
     *
     * <p>Plan: Pro and Enterprise. Scope: {@code keywords:write}.
     *
     * <p>{@code POST /v1/keywords/import/preview}
     *
     * @param body what is sent
     * @param options of this call alone
     * @return the answer
     */
    public KeywordVerdicts previewImport(KeywordLines body, Option... options) {
        var operation = new Operation("POST", "/v1/keywords/import/preview", "application/json", true, false, Map.of(), body);
        return core.call(operation, options, Core.json(KeywordVerdicts.class));
    }

    /**
     * One keyword.
     *
     * <p>Plan: Pro and Enterprise. Scope: {@code keywords:read}.
     *
     * <p>{@code GET /v1/keywords/{id}}
     *
     * @param id a part of the path
     * @param options of this call alone
     * @return the answer
     */
    public Keyword get(String id, Option... options) {
        var operation = new Operation("GET", "/v1/keywords/{}", "application/json", false, false, Map.of(), null, id);
        return core.call(operation, options, Core.json(Keyword.class));
    }

    /**
     * Change a keyword.
     *
     * <p>Absent fields stay as they are; {@code null} restores the default; lists are replaced as a whole. The change
     * applies from the next notice on; existing notices are not reported again. {@code If-Match} is honoured.
     *
     * <p>Plan: Pro and Enterprise. Scope: {@code keywords:write}.
     *
     * <p>{@code PATCH /v1/keywords/{id}}
     *
     * @param id a part of the path
     * @param body what is sent
     * @param options of this call alone
     * @return the answer
     */
    public Keyword change(String id, KeywordPatch body, Option... options) {
        var operation = new Operation("PATCH", "/v1/keywords/{}", "application/json", false, false, Map.of(), body, id);
        return core.call(operation, options, Core.json(Keyword.class));
    }

    /**
     * Delete a keyword.
     *
     * <p>The keyword no longer matches anything and no longer counts towards the limit.
     *
     * <p>Plan: Pro and Enterprise. Scope: {@code keywords:write}.
     *
     * <p>{@code DELETE /v1/keywords/{id}}
     *
     * @param id a part of the path
     * @param options of this call alone
     */
    public void delete(String id, Option... options) {
        var operation = new Operation("DELETE", "/v1/keywords/{}", "application/json", false, false, Map.of(), null, id);
        core.call(operation, options, Core::text);
    }

    /**
     * List matches of a keyword.
     *
     * <p>Every notice that was reported to the account because of this keyword, each once, newest first. A match is
     * deleted two years after its notice was over; {@code matchCount} still counts it.
     *
     * <p>Plan: Pro and Enterprise. Scope: {@code keywords:read}.
     *
     * <p>{@code GET /v1/keywords/{id}/matches}
     *
     * @param id a part of the path
     * @param options of this call alone
     * @return the answer
     */
    public KeywordMatchList listMatches(String id, Option... options) {
        return listMatches(id, new KeywordsListMatchesQuery(), options);
    }

    /**
     * List matches of a keyword.
     *
     * <p>Every notice that was reported to the account because of this keyword, each once, newest first. A match is
     * deleted two years after its notice was over; {@code matchCount} still counts it.
     *
     * <p>Plan: Pro and Enterprise. Scope: {@code keywords:read}.
     *
     * <p>{@code GET /v1/keywords/{id}/matches}
     *
     * @param id a part of the path
     * @param query the query parameters
     * @param options of this call alone
     * @return the answer
     */
    public KeywordMatchList listMatches(String id, KeywordsListMatchesQuery query, Option... options) {
        var operation = new Operation("GET", "/v1/keywords/{}/matches", "application/json", false, false, query.fields(), null, id);
        return core.call(operation, options, Core.json(KeywordMatchList.class));
    }

    /**
     * List matches of a keyword: the items of this page and the following ones.
     *
     * @param id a part of the path
     * @param options of this call alone
     * @return the loop
     */
    public Loop<KeywordMatch> listAllMatches(String id, Option... options) {
        return listAllMatches(id, new KeywordsListMatchesQuery(), options);
    }

    /**
     * List matches of a keyword: the items of this page and the following ones.
     *
     * @param id a part of the path
     * @param query the query parameters
     * @param options of this call alone
     * @return the loop
     */
    public Loop<KeywordMatch> listAllMatches(String id, KeywordsListMatchesQuery query, Option... options) {
        var operation = new Operation("GET", "/v1/keywords/{}/matches", "application/json", false, false, query.fields(), null, id);
        return core.all(operation, options, KeywordMatchList.class, KeywordMatchList::items);
    }

    /**
     * List matches of a keyword: this page and the following ones.
     *
     * @param id a part of the path
     * @param options of this call alone
     * @return the loop
     */
    public Loop<KeywordMatchList> listMatchesPages(String id, Option... options) {
        return listMatchesPages(id, new KeywordsListMatchesQuery(), options);
    }

    /**
     * List matches of a keyword: this page and the following ones.
     *
     * @param id a part of the path
     * @param query the query parameters
     * @param options of this call alone
     * @return the loop
     */
    public Loop<KeywordMatchList> listMatchesPages(String id, KeywordsListMatchesQuery query, Option... options) {
        var operation = new Operation("GET", "/v1/keywords/{}/matches", "application/json", false, false, query.fields(), null, id);
        return core.pages(operation, options, KeywordMatchList.class);
    }
}
