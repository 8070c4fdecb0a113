// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client;

import java.io.InputStream;
import java.util.Map;
import kr.gonggo.client.types.AttachmentFile;
import kr.gonggo.client.types.AttachmentFileList;
import kr.gonggo.client.types.AttachmentPart;
import kr.gonggo.client.types.AttachmentQuotations;
import kr.gonggo.client.types.AttachmentText;
import kr.gonggo.client.types.Bid;
import kr.gonggo.client.types.BidChanges;
import kr.gonggo.client.types.BidDetail;
import kr.gonggo.client.types.BidList;
import kr.gonggo.client.types.BidLookup;
import kr.gonggo.client.types.BidSearch;
import kr.gonggo.client.types.BidSearchPage;
import kr.gonggo.client.types.Bidder;
import kr.gonggo.client.types.BidderList;
import kr.gonggo.client.types.BidsGetAttachmentTextQuery;
import kr.gonggo.client.types.BidsGetEligibilityQuery;
import kr.gonggo.client.types.BidsGetQuery;
import kr.gonggo.client.types.BidsListAttachmentsQuery;
import kr.gonggo.client.types.BidsListBiddersQuery;
import kr.gonggo.client.types.BidsListChangesQuery;
import kr.gonggo.client.types.BidsListQuery;
import kr.gonggo.client.types.BidsListRecurringQuery;
import kr.gonggo.client.types.BidsListSimilarQuery;
import kr.gonggo.client.types.Competition;
import kr.gonggo.client.types.Eligibility;
import kr.gonggo.client.types.LookedUpBids;
import kr.gonggo.client.types.NoticeVerdicts;
import kr.gonggo.client.types.PriceReference;
import kr.gonggo.client.types.RecurringNotice;
import kr.gonggo.client.types.RecurringNotices;
import kr.gonggo.client.types.SimilarBids;

/**
 * Bid notices: search, detail, changes.
 */
public final class BidsMethods {
    private final Core core;

    BidsMethods(Core core) {
        this.core = core;
    }

    /**
     * Search bid notices.
     *
     * <p>Notices that match every filter given, with the exact total, newest first unless {@code sort} says otherwise.
     *
     * <p>Plan: Pro and Enterprise. Scope: {@code bids:read}.
     *
     * <p>{@code GET /v1/bids}
     *
     * @param options of this call alone
     * @return the answer
     */
    public BidList list(Option... options) {
        return list(new BidsListQuery(), options);
    }

    /**
     * Search bid notices.
     *
     * <p>Notices that match every filter given, with the exact total, newest first unless {@code sort} says otherwise.
     *
     * <p>Plan: Pro and Enterprise. Scope: {@code bids:read}.
     *
     * <p>{@code GET /v1/bids}
     *
     * @param query the query parameters
     * @param options of this call alone
     * @return the answer
     */
    public BidList list(BidsListQuery query, Option... options) {
        var operation = new Operation("GET", "/v1/bids", "application/json", false, false, query.fields(), null);
        return core.call(operation, options, Core.json(BidList.class));
    }

    /**
     * Search bid notices: the items of this page and the following ones.
     *
     * @param options of this call alone
     * @return the loop
     */
    public Loop<Bid> listAll(Option... options) {
        return listAll(new BidsListQuery(), options);
    }

    /**
     * Search bid notices: the items of this page and the following ones.
     *
     * @param query the query parameters
     * @param options of this call alone
     * @return the loop
     */
    public Loop<Bid> listAll(BidsListQuery query, Option... options) {
        var operation = new Operation("GET", "/v1/bids", "application/json", false, false, query.fields(), null);
        return core.all(operation, options, BidList.class, BidList::items);
    }

    /**
     * Search bid notices: this page and the following ones.
     *
     * @param options of this call alone
     * @return the loop
     */
    public Loop<BidList> listPages(Option... options) {
        return listPages(new BidsListQuery(), options);
    }

    /**
     * Search bid notices: this page and the following ones.
     *
     * @param query the query parameters
     * @param options of this call alone
     * @return the loop
     */
    public Loop<BidList> listPages(BidsListQuery query, Option... options) {
        var operation = new Operation("GET", "/v1/bids", "application/json", false, false, query.fields(), null);
        return core.pages(operation, options, BidList.class);
    }

    /**
     * Search bid notices: all of them as CSV, with a byte order mark and a header line. Close it. Paging parameters are
     * ignored.
     *
     * @param options of this call alone
     * @return the answer
     */
    public InputStream listAsCsv(Option... options) {
        return listAsCsv(new BidsListQuery(), options);
    }

    /**
     * Search bid notices: all of them as CSV, with a byte order mark and a header line. Close it. Paging parameters are
     * ignored.
     *
     * @param query the query parameters
     * @param options of this call alone
     * @return the answer
     */
    public InputStream listAsCsv(BidsListQuery query, Option... options) {
        var operation = new Operation("GET", "/v1/bids", "text/csv", false, false, query.fields(), null).without("page", "pageSize", "anchor", "explain");
        return core.call(operation, options, Core::stream);
    }

    /**
     * Search bid notices: all of them as they arrive. Close it. Paging parameters are ignored.
     *
     * @param options of this call alone
     * @return the loop
     */
    public Loop<Bid> listAsNdjson(Option... options) {
        return listAsNdjson(new BidsListQuery(), options);
    }

    /**
     * Search bid notices: all of them as they arrive. Close it. Paging parameters are ignored.
     *
     * @param query the query parameters
     * @param options of this call alone
     * @return the loop
     */
    public Loop<Bid> listAsNdjson(BidsListQuery query, Option... options) {
        var operation = new Operation("GET", "/v1/bids", "application/x-ndjson", false, false, query.fields(), null).without("page", "pageSize", "anchor", "explain");
        return core.lines(operation, options, Bid.class);
    }

    /**
     * Search bid notices: all of them as an Excel workbook, up to 10,000 rows. Close it. Paging parameters are ignored.
     *
     * @param options of this call alone
     * @return the answer
     */
    public InputStream listAsXlsx(Option... options) {
        return listAsXlsx(new BidsListQuery(), options);
    }

    /**
     * Search bid notices: all of them as an Excel workbook, up to 10,000 rows. Close it. Paging parameters are ignored.
     *
     * @param query the query parameters
     * @param options of this call alone
     * @return the answer
     */
    public InputStream listAsXlsx(BidsListQuery query, Option... options) {
        var operation = new Operation("GET", "/v1/bids", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", false, false, query.fields(), null).without("page", "pageSize", "anchor", "explain");
        return core.call(operation, options, Core::stream);
    }

    /**
     * Follow all notices.
     *
     * <p>The latest state of every notice that changed after the cursor, in the order of the changes. Following the
     * cursor misses no notice and repeats no state. Results are changes too, but do not create a new version of the
     * notice.
     *
     * <p>Plan: Pro and Enterprise. Scope: {@code bids:read}.
     *
     * <p>{@code GET /v1/bids/changes}
     *
     * @param options of this call alone
     * @return the answer
     */
    public BidChanges listChanges(Option... options) {
        return listChanges(new BidsListChangesQuery(), options);
    }

    /**
     * Follow all notices.
     *
     * <p>The latest state of every notice that changed after the cursor, in the order of the changes. Following the
     * cursor misses no notice and repeats no state. Results are changes too, but do not create a new version of the
     * notice.
     *
     * <p>Plan: Pro and Enterprise. Scope: {@code bids:read}.
     *
     * <p>{@code GET /v1/bids/changes}
     *
     * @param query the query parameters
     * @param options of this call alone
     * @return the answer
     */
    public BidChanges listChanges(BidsListChangesQuery query, Option... options) {
        var operation = new Operation("GET", "/v1/bids/changes", "application/json", false, false, query.fields(), null);
        return core.call(operation, options, Core.json(BidChanges.class));
    }

    /**
     * Follow all notices, page by page without end, including later changes. Store the items of a page together with
     * its {@code nextCursor}, and resume with that as {@code since}. {@link CursorExpiredException} is thrown if it is
     * too old.
     *
     * @param options of this call alone
     * @return the loop
     */
    public Loop<BidChanges> followChanges(Option... options) {
        return followChanges(new BidsListChangesQuery(), options);
    }

    /**
     * Follow all notices, page by page without end, including later changes. Store the items of a page together with
     * its {@code nextCursor}, and resume with that as {@code since}. {@link CursorExpiredException} is thrown if it is
     * too old.
     *
     * @param query the query parameters
     * @param options of this call alone
     * @return the loop
     */
    public Loop<BidChanges> followChanges(BidsListChangesQuery query, Option... options) {
        var operation = new Operation("GET", "/v1/bids/changes", "application/json", false, false, query.fields(), null).orElse("wait", 30);
        return core.follow(operation, options, BidChanges.class, BidChanges::nextCursor, BidChanges::hasMore);
    }

    /**
     * One notice in detail.
     *
     * <p>The notice with its versions, documents and results. To get an older state, add {@code version} or {@code
     * revision}, or request `{noticeNo}-{revision}`.
     *
     * <p>Plan: Pro and Enterprise. Scope: {@code bids:read}.
     *
     * <p>{@code GET /v1/bids/{noticeNo}}
     *
     * @param noticeNo a part of the path
     * @param options of this call alone
     * @return the answer
     */
    public BidDetail get(String noticeNo, Option... options) {
        return get(noticeNo, new BidsGetQuery(), options);
    }

    /**
     * One notice in detail.
     *
     * <p>The notice with its versions, documents and results. To get an older state, add {@code version} or {@code
     * revision}, or request `{noticeNo}-{revision}`.
     *
     * <p>Plan: Pro and Enterprise. Scope: {@code bids:read}.
     *
     * <p>{@code GET /v1/bids/{noticeNo}}
     *
     * @param noticeNo a part of the path
     * @param query the query parameters
     * @param options of this call alone
     * @return the answer
     */
    public BidDetail get(String noticeNo, BidsGetQuery query, Option... options) {
        var operation = new Operation("GET", "/v1/bids/{}", "application/json", false, false, query.fields(), null, noticeNo);
        return core.call(operation, options, Core.json(BidDetail.class));
    }

    /**
     * Find many notices by number.
     *
     * <p>The newest state of up to 500 notices in one call, in the order of the numbers. An unknown number has {@code
     * bid: null}, a withdrawn notice a {@code withdrawal} too. Nothing is stored.
     *
     * <p>Plan: Pro and Enterprise. Scope: {@code bids:read}.
     *
     * <p>{@code POST /v1/bids/lookup}
     *
     * @param body what is sent
     * @param options of this call alone
     * @return the answer
     */
    public LookedUpBids lookUp(BidLookup body, Option... options) {
        var operation = new Operation("POST", "/v1/bids/lookup", "application/json", false, true, Map.of(), body);
        return core.call(operation, options, Core.json(LookedUpBids.class));
    }

    /**
     * Search with a long query.
     *
     * <p>The same search as {@code GET /v1/bids}, for queries longer than a URL may be. Nothing is stored, and the
     * request can be repeated. For a neighbouring page, send the same body with {@code page} and {@code anchor} from
     * {@code next} or {@code prev}.
     *
     * <p>Plan: Pro and Enterprise. Scope: {@code bids:read}.
     *
     * <p>{@code POST /v1/bids/search}
     *
     * @param body what is sent
     * @param options of this call alone
     * @return the answer
     */
    public BidSearchPage search(BidSearch body, Option... options) {
        var operation = new Operation("POST", "/v1/bids/search", "application/json", false, true, Map.of(), body);
        return core.call(operation, options, Core.json(BidSearchPage.class));
    }

    /**
     * List the bidders of a notice.
     *
     * <p>Every bidder by rank. Bidders without a rank follow: winners first, then others by amount, then those
     * excluded, with the reason. Openings are in the order of {@code awards} of the notice. A notice that is not opened
     * yet has none.
     *
     * <p>Plan: Pro and Enterprise. Scope: {@code bids:read}.
     *
     * <p>{@code GET /v1/bids/{noticeNo}/bidders}
     *
     * @param noticeNo a part of the path
     * @param options of this call alone
     * @return the answer
     */
    public BidderList listBidders(String noticeNo, Option... options) {
        return listBidders(noticeNo, new BidsListBiddersQuery(), options);
    }

    /**
     * List the bidders of a notice.
     *
     * <p>Every bidder by rank. Bidders without a rank follow: winners first, then others by amount, then those
     * excluded, with the reason. Openings are in the order of {@code awards} of the notice. A notice that is not opened
     * yet has none.
     *
     * <p>Plan: Pro and Enterprise. Scope: {@code bids:read}.
     *
     * <p>{@code GET /v1/bids/{noticeNo}/bidders}
     *
     * @param noticeNo a part of the path
     * @param query the query parameters
     * @param options of this call alone
     * @return the answer
     */
    public BidderList listBidders(String noticeNo, BidsListBiddersQuery query, Option... options) {
        var operation = new Operation("GET", "/v1/bids/{}/bidders", "application/json", false, false, query.fields(), null, noticeNo);
        return core.call(operation, options, Core.json(BidderList.class));
    }

    /**
     * List the bidders of a notice: the items of this page and the following ones.
     *
     * @param noticeNo a part of the path
     * @param options of this call alone
     * @return the loop
     */
    public Loop<Bidder> listAllBidders(String noticeNo, Option... options) {
        return listAllBidders(noticeNo, new BidsListBiddersQuery(), options);
    }

    /**
     * List the bidders of a notice: the items of this page and the following ones.
     *
     * @param noticeNo a part of the path
     * @param query the query parameters
     * @param options of this call alone
     * @return the loop
     */
    public Loop<Bidder> listAllBidders(String noticeNo, BidsListBiddersQuery query, Option... options) {
        var operation = new Operation("GET", "/v1/bids/{}/bidders", "application/json", false, false, query.fields(), null, noticeNo);
        return core.all(operation, options, BidderList.class, BidderList::items);
    }

    /**
     * List the bidders of a notice: this page and the following ones.
     *
     * @param noticeNo a part of the path
     * @param options of this call alone
     * @return the loop
     */
    public Loop<BidderList> listBiddersPages(String noticeNo, Option... options) {
        return listBiddersPages(noticeNo, new BidsListBiddersQuery(), options);
    }

    /**
     * List the bidders of a notice: this page and the following ones.
     *
     * @param noticeNo a part of the path
     * @param query the query parameters
     * @param options of this call alone
     * @return the loop
     */
    public Loop<BidderList> listBiddersPages(String noticeNo, BidsListBiddersQuery query, Option... options) {
        var operation = new Operation("GET", "/v1/bids/{}/bidders", "application/json", false, false, query.fields(), null, noticeNo);
        return core.pages(operation, options, BidderList.class);
    }

    /**
     * List similar notices.
     *
     * <p>Notices of the same category with similar titles, compared by words and required licences; synonyms such as 청소
     * and 미화 count as the same word. Notices of another trade are left out, and so are the re-notices of the notice
     * itself. The list is a suggestion: it is not used for alerts or totals.
     *
     * <p>Plan: Pro and Enterprise. Scope: {@code bids:read}.
     *
     * <p>{@code GET /v1/bids/{noticeNo}/similar}
     *
     * @param noticeNo a part of the path
     * @param options of this call alone
     * @return the answer
     */
    public SimilarBids listSimilar(String noticeNo, Option... options) {
        return listSimilar(noticeNo, new BidsListSimilarQuery(), options);
    }

    /**
     * List similar notices.
     *
     * <p>Notices of the same category with similar titles, compared by words and required licences; synonyms such as 청소
     * and 미화 count as the same word. Notices of another trade are left out, and so are the re-notices of the notice
     * itself. The list is a suggestion: it is not used for alerts or totals.
     *
     * <p>Plan: Pro and Enterprise. Scope: {@code bids:read}.
     *
     * <p>{@code GET /v1/bids/{noticeNo}/similar}
     *
     * @param noticeNo a part of the path
     * @param query the query parameters
     * @param options of this call alone
     * @return the answer
     */
    public SimilarBids listSimilar(String noticeNo, BidsListSimilarQuery query, Option... options) {
        var operation = new Operation("GET", "/v1/bids/{}/similar", "application/json", false, false, query.fields(), null, noticeNo);
        return core.call(operation, options, Core.json(SimilarBids.class));
    }

    /**
     * List recurring notices.
     *
     * <p>Notices that the same agency posted under the same title about once a year, at least two years in a row, with
     * the month in which the next one is expected, the soonest first. This is inferred from past notices, which {@code
     * evidence} lists; no plan or contract period is read. Filters apply to the first notice of the newest year.
     *
     * <p>Plan: Pro and Enterprise. Scope: {@code bids:read}.
     *
     * <p>{@code GET /v1/bids/recurring}
     *
     * @param options of this call alone
     * @return the answer
     */
    public RecurringNotices listRecurring(Option... options) {
        return listRecurring(new BidsListRecurringQuery(), options);
    }

    /**
     * List recurring notices.
     *
     * <p>Notices that the same agency posted under the same title about once a year, at least two years in a row, with
     * the month in which the next one is expected, the soonest first. This is inferred from past notices, which {@code
     * evidence} lists; no plan or contract period is read. Filters apply to the first notice of the newest year.
     *
     * <p>Plan: Pro and Enterprise. Scope: {@code bids:read}.
     *
     * <p>{@code GET /v1/bids/recurring}
     *
     * @param query the query parameters
     * @param options of this call alone
     * @return the answer
     */
    public RecurringNotices listRecurring(BidsListRecurringQuery query, Option... options) {
        var operation = new Operation("GET", "/v1/bids/recurring", "application/json", false, false, query.fields(), null);
        return core.call(operation, options, Core.json(RecurringNotices.class));
    }

    /**
     * List recurring notices: the items of this page and the following ones.
     *
     * @param options of this call alone
     * @return the loop
     */
    public Loop<RecurringNotice> listAllRecurring(Option... options) {
        return listAllRecurring(new BidsListRecurringQuery(), options);
    }

    /**
     * List recurring notices: the items of this page and the following ones.
     *
     * @param query the query parameters
     * @param options of this call alone
     * @return the loop
     */
    public Loop<RecurringNotice> listAllRecurring(BidsListRecurringQuery query, Option... options) {
        var operation = new Operation("GET", "/v1/bids/recurring", "application/json", false, false, query.fields(), null);
        return core.all(operation, options, RecurringNotices.class, RecurringNotices::items);
    }

    /**
     * List recurring notices: this page and the following ones.
     *
     * @param options of this call alone
     * @return the loop
     */
    public Loop<RecurringNotices> listRecurringPages(Option... options) {
        return listRecurringPages(new BidsListRecurringQuery(), options);
    }

    /**
     * List recurring notices: this page and the following ones.
     *
     * @param query the query parameters
     * @param options of this call alone
     * @return the loop
     */
    public Loop<RecurringNotices> listRecurringPages(BidsListRecurringQuery query, Option... options) {
        var operation = new Operation("GET", "/v1/bids/recurring", "application/json", false, false, query.fields(), null);
        return core.pages(operation, options, RecurringNotices.class);
    }

    /**
     * List the attachments of a notice.
     *
     * <p>The files of the newest version of the notice in the order of its source, each with whether it is stored and
     * what was read from it. A file without text always has a reason.
     *
     * <p>Plan: Pro and Enterprise. Scope: {@code bids:read}.
     *
     * <p>{@code GET /v1/bids/{noticeNo}/attachments}
     *
     * @param noticeNo a part of the path
     * @param options of this call alone
     * @return the answer
     */
    public AttachmentFileList listAttachments(String noticeNo, Option... options) {
        return listAttachments(noticeNo, new BidsListAttachmentsQuery(), options);
    }

    /**
     * List the attachments of a notice.
     *
     * <p>The files of the newest version of the notice in the order of its source, each with whether it is stored and
     * what was read from it. A file without text always has a reason.
     *
     * <p>Plan: Pro and Enterprise. Scope: {@code bids:read}.
     *
     * <p>{@code GET /v1/bids/{noticeNo}/attachments}
     *
     * @param noticeNo a part of the path
     * @param query the query parameters
     * @param options of this call alone
     * @return the answer
     */
    public AttachmentFileList listAttachments(String noticeNo, BidsListAttachmentsQuery query, Option... options) {
        var operation = new Operation("GET", "/v1/bids/{}/attachments", "application/json", false, false, query.fields(), null, noticeNo);
        return core.call(operation, options, Core.json(AttachmentFileList.class));
    }

    /**
     * List the attachments of a notice: the items of this page and the following ones.
     *
     * @param noticeNo a part of the path
     * @param options of this call alone
     * @return the loop
     */
    public Loop<AttachmentFile> listAllAttachments(String noticeNo, Option... options) {
        return listAllAttachments(noticeNo, new BidsListAttachmentsQuery(), options);
    }

    /**
     * List the attachments of a notice: the items of this page and the following ones.
     *
     * @param noticeNo a part of the path
     * @param query the query parameters
     * @param options of this call alone
     * @return the loop
     */
    public Loop<AttachmentFile> listAllAttachments(String noticeNo, BidsListAttachmentsQuery query, Option... options) {
        var operation = new Operation("GET", "/v1/bids/{}/attachments", "application/json", false, false, query.fields(), null, noticeNo);
        return core.all(operation, options, AttachmentFileList.class, AttachmentFileList::items);
    }

    /**
     * List the attachments of a notice: this page and the following ones.
     *
     * @param noticeNo a part of the path
     * @param options of this call alone
     * @return the loop
     */
    public Loop<AttachmentFileList> listAttachmentsPages(String noticeNo, Option... options) {
        return listAttachmentsPages(noticeNo, new BidsListAttachmentsQuery(), options);
    }

    /**
     * List the attachments of a notice: this page and the following ones.
     *
     * @param noticeNo a part of the path
     * @param query the query parameters
     * @param options of this call alone
     * @return the loop
     */
    public Loop<AttachmentFileList> listAttachmentsPages(String noticeNo, BidsListAttachmentsQuery query, Option... options) {
        var operation = new Operation("GET", "/v1/bids/{}/attachments", "application/json", false, false, query.fields(), null, noticeNo);
        return core.pages(operation, options, AttachmentFileList.class);
    }

    /**
     * The text of an attachment.
     *
     * <p>The text in parts, in the order of the file, each with its page. If there is no text, {@code items} is empty,
     * and {@code attachment.text} says why.
     *
     * <p>Plan: Pro and Enterprise. Scope: {@code bids:read}.
     *
     * <p>{@code GET /v1/bids/{noticeNo}/attachments/{id}/text}
     *
     * @param noticeNo a part of the path
     * @param id a part of the path
     * @param options of this call alone
     * @return the answer
     */
    public AttachmentText getAttachmentText(String noticeNo, String id, Option... options) {
        return getAttachmentText(noticeNo, id, new BidsGetAttachmentTextQuery(), options);
    }

    /**
     * The text of an attachment.
     *
     * <p>The text in parts, in the order of the file, each with its page. If there is no text, {@code items} is empty,
     * and {@code attachment.text} says why.
     *
     * <p>Plan: Pro and Enterprise. Scope: {@code bids:read}.
     *
     * <p>{@code GET /v1/bids/{noticeNo}/attachments/{id}/text}
     *
     * @param noticeNo a part of the path
     * @param id a part of the path
     * @param query the query parameters
     * @param options of this call alone
     * @return the answer
     */
    public AttachmentText getAttachmentText(String noticeNo, String id, BidsGetAttachmentTextQuery query, Option... options) {
        var operation = new Operation("GET", "/v1/bids/{}/attachments/{}/text", "application/json", false, false, query.fields(), null, noticeNo, id);
        return core.call(operation, options, Core.json(AttachmentText.class));
    }

    /**
     * The text of an attachment: the items of this page and the following ones.
     *
     * @param noticeNo a part of the path
     * @param id a part of the path
     * @param options of this call alone
     * @return the loop
     */
    public Loop<AttachmentPart> getAllAttachmentText(String noticeNo, String id, Option... options) {
        return getAllAttachmentText(noticeNo, id, new BidsGetAttachmentTextQuery(), options);
    }

    /**
     * The text of an attachment: the items of this page and the following ones.
     *
     * @param noticeNo a part of the path
     * @param id a part of the path
     * @param query the query parameters
     * @param options of this call alone
     * @return the loop
     */
    public Loop<AttachmentPart> getAllAttachmentText(String noticeNo, String id, BidsGetAttachmentTextQuery query, Option... options) {
        var operation = new Operation("GET", "/v1/bids/{}/attachments/{}/text", "application/json", false, false, query.fields(), null, noticeNo, id);
        return core.all(operation, options, AttachmentText.class, AttachmentText::items);
    }

    /**
     * The text of an attachment: this page and the following ones.
     *
     * @param noticeNo a part of the path
     * @param id a part of the path
     * @param options of this call alone
     * @return the loop
     */
    public Loop<AttachmentText> getAttachmentTextPages(String noticeNo, String id, Option... options) {
        return getAttachmentTextPages(noticeNo, id, new BidsGetAttachmentTextQuery(), options);
    }

    /**
     * The text of an attachment: this page and the following ones.
     *
     * @param noticeNo a part of the path
     * @param id a part of the path
     * @param query the query parameters
     * @param options of this call alone
     * @return the loop
     */
    public Loop<AttachmentText> getAttachmentTextPages(String noticeNo, String id, BidsGetAttachmentTextQuery query, Option... options) {
        var operation = new Operation("GET", "/v1/bids/{}/attachments/{}/text", "application/json", false, false, query.fields(), null, noticeNo, id);
        return core.pages(operation, options, AttachmentText.class);
    }

    /**
     * What the attachments say about who may bid.
     *
     * <p>Sentences of the files about qualification, briefings, joint bids and track record, each with its file and
     * page. They are quotations, not facts: a sentence may be negated or concern another lot. No field of a notice is
     * derived from them.
     *
     * <p>Plan: Pro and Enterprise. Scope: {@code bids:read}.
     *
     * <p>{@code GET /v1/bids/{noticeNo}/quotations}
     *
     * @param noticeNo a part of the path
     * @param options of this call alone
     * @return the answer
     */
    public AttachmentQuotations listQuotations(String noticeNo, Option... options) {
        var operation = new Operation("GET", "/v1/bids/{}/quotations", "application/json", false, false, Map.of(), null, noticeNo);
        return core.call(operation, options, Core.json(AttachmentQuotations.class));
    }

    /**
     * Whether the company may bid.
     *
     * <p>Compares the company profile with the licence, region and product rows of the newest version of the notice. A
     * sentence of an attachment that limits bidders turns {@code yes} into {@code check}, never {@code no} into {@code
     * yes}. Each axis has a verdict, the rows it is based on, what was not examined, and remedies. A verdict is an aid:
     * the text of the notice decides.
     *
     * <p>Plan: Pro and Enterprise. Scope: {@code profile:read}.
     *
     * <p>{@code GET /v1/bids/{noticeNo}/eligibility}
     *
     * @param noticeNo a part of the path
     * @param options of this call alone
     * @return the answer
     */
    public Eligibility getEligibility(String noticeNo, Option... options) {
        return getEligibility(noticeNo, new BidsGetEligibilityQuery(), options);
    }

    /**
     * Whether the company may bid.
     *
     * <p>Compares the company profile with the licence, region and product rows of the newest version of the notice. A
     * sentence of an attachment that limits bidders turns {@code yes} into {@code check}, never {@code no} into {@code
     * yes}. Each axis has a verdict, the rows it is based on, what was not examined, and remedies. A verdict is an aid:
     * the text of the notice decides.
     *
     * <p>Plan: Pro and Enterprise. Scope: {@code profile:read}.
     *
     * <p>{@code GET /v1/bids/{noticeNo}/eligibility}
     *
     * @param noticeNo a part of the path
     * @param query the query parameters
     * @param options of this call alone
     * @return the answer
     */
    public Eligibility getEligibility(String noticeNo, BidsGetEligibilityQuery query, Option... options) {
        var operation = new Operation("GET", "/v1/bids/{}/eligibility", "application/json", false, false, query.fields(), null, noticeNo);
        return core.call(operation, options, Core.json(Eligibility.class));
    }

    /**
     * Which companies may bid.
     *
     * <p>The verdict on the newest version of the notice for each company of the account, as `GET
     * /v1/bids/{noticeNo}/eligibility` gives it, without its reasons.
     *
     * <p>Plan: Enterprise. Scope: {@code profile:read}.
     *
     * <p>{@code GET /v1/bids/{noticeNo}/verdicts}
     *
     * @param noticeNo a part of the path
     * @param options of this call alone
     * @return the answer
     */
    public NoticeVerdicts getVerdicts(String noticeNo, Option... options) {
        var operation = new Operation("GET", "/v1/bids/{}/verdicts", "application/json", false, false, Map.of(), null, noticeNo);
        return core.call(operation, options, Core.json(NoticeVerdicts.class));
    }

    /**
     * Get the price reference of a notice.
     *
     * <p>Award rates of the same category and amount band in the last 12 months, the awards they come from, and the
     * distribution that the random draw of planned prices would produce. The awards are those of the same agency; if
     * fewer than 5 have a rate, those limited to the same province; otherwise all. {@code scope} says which. It
     * describes the past and recommends nothing.
     *
     * <p>Plan: Pro and Enterprise. Scope: {@code statistics:read}.
     *
     * <p>{@code GET /v1/bids/{noticeNo}/price-reference}
     *
     * @param noticeNo a part of the path
     * @param options of this call alone
     * @return the answer
     */
    public PriceReference getPriceReference(String noticeNo, Option... options) {
        var operation = new Operation("GET", "/v1/bids/{}/price-reference", "application/json", false, false, Map.of(), null, noticeNo);
        return core.call(operation, options, Core.json(PriceReference.class));
    }

    /**
     * Get the competition for a notice.
     *
     * <p>Firms that won similar openings in the last 36 months, how concentrated the awards are, how often there was
     * one bidder, and how often bidding failed. Each section counts openings of the same agency, and widens to others
     * if these are fewer than 5: {@code scope} and {@code widened} say how. All figures can be recomputed from {@code
     * GET /v1/statistics/awards}. It describes the past and predicts nothing.
     *
     * <p>Plan: Pro and Enterprise. Scope: {@code statistics:read}.
     *
     * <p>{@code GET /v1/bids/{noticeNo}/competition}
     *
     * @param noticeNo a part of the path
     * @param options of this call alone
     * @return the answer
     */
    public Competition getCompetition(String noticeNo, Option... options) {
        var operation = new Operation("GET", "/v1/bids/{}/competition", "application/json", false, false, Map.of(), null, noticeNo);
        return core.call(operation, options, Core.json(Competition.class));
    }
}
