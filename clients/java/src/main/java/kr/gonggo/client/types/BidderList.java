// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import java.util.List;

/**
 * A page of bidders and the openings they belong to
 *
 * @param total Number of items on all pages at this moment.
 * @param page Page number, from 1. Default: 1.
 * @param items the field items
 * @param openings The openings that the filters select, on every page
 */
public record BidderList(
        long total,
        int page,
        List<Bidder> items,
        List<BidOpening> openings) {}
