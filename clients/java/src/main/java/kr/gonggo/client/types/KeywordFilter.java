// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import java.util.List;

/**
 * Conditions on a notice besides its words, as typed.
 *
 * @param agency Code or part of the name of the issuing or the demand agency. Any one of the values is enough.
 * @param industry Code or part of the name of an industry the notice is limited to; {@code none} = notices without an
 * industry limit. Any one of the values is enough.
 * @param region Region where the bidder is based, as a code or name. Notices without a region limit always match. Any
 * one of the values is enough.
 * @param bsnsDiv Business category. Any one of the values is enough.
 * @param contractMethod Part of the contract method (계약방법). Any one of the values is enough.
 * @param awardMethod Part of the award method (낙찰방법). Any one of the values is enough.
 * @param regionLimit What the notice says about its region limit: {@code limited} = limited to regions, with {@code
 * region} to one of these; {@code nationwide} = open to bidders of all regions (전국); {@code unstated} = the source
 * gives no region limit, or it could not be read. Any one of the values is enough.
 * @param minAmt Lower bound of the estimated price, inclusive.
 * @param maxAmt Upper bound of the estimated price, inclusive.
 * @param currency Currency of the bounds (ISO 4217), {@code KRW} by default; a price in another currency counts as
 * unknown.
 * @param unknownAmt What to do with notices of unknown price. {@code null}: {@code exclude} if a bound is given, else
 * {@code include}.
 * @param exclude Texts a title must not contain; each works like {@code -"…"} in the keyword.
 * @param eligibility Only notices for which the company profile of the account, or of the company in {@code profile},
 * has one of these verdicts: {@code yes} = you may bid, {@code check} = the data do not decide it. Empty = all.
 * Requires a company profile.
 */
public record KeywordFilter(
        List<String> agency,
        List<String> industry,
        List<String> region,
        List<BidBsnsDiv> bsnsDiv,
        List<String> contractMethod,
        List<String> awardMethod,
        List<BidsListRegionLimit> regionLimit,
        Long minAmt,
        Long maxAmt,
        String currency,
        BidsListUnknownAmt unknownAmt,
        List<String> exclude,
        List<KeywordFilterEligibility> eligibility) {}
