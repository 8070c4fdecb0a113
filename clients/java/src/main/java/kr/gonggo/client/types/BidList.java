// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import java.util.List;

/**
 * A page of notices
 *
 * @param total Number of items on all pages at this moment.
 * @param page Page number, from 1. Default: 1.
 * @param items the field items
 * @param explain the field explain
 * @param searchedAttachments the field searchedAttachments
 * @param facets The requested filters, each once.
 */
public record BidList(
        long total,
        int page,
        List<Bid> items,
        Explanation explain,
        SearchedAttachments searchedAttachments,
        List<FacetCounts> facets) {}
