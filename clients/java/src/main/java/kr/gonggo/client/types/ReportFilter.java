// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import java.util.List;

/**
 * Filter for every section.
 *
 * @param agency Code or part of the name of the issuing or the demand agency. Any one of the values is enough.
 * @param industry Code or part of the name of an industry the notice is limited to; {@code none} = notices without an
 * industry limit. Any one of the values is enough.
 * @param region Region where the bidder is based, as a code or name. Notices without a region limit always match. Any
 * one of the values is enough.
 * @param bsnsDiv Business category. Any one of the values is enough.
 * @param minAmt Lower bound of the estimated price, inclusive.
 * @param maxAmt Upper bound of the estimated price, inclusive.
 * @param currency Currency of all amounts (ISO 4217).
 * @param businessNo Business numbers of competitors to show; default: up to five firms that won a matching notice in
 * the period and took part in at least three.
 */
public record ReportFilter(
        List<String> agency,
        List<String> industry,
        List<String> region,
        List<BidBsnsDiv> bsnsDiv,
        Long minAmt,
        Long maxAmt,
        String currency,
        List<String> businessNo) {}
