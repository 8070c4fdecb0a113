// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import java.util.List;
import kr.gonggo.client.json.Timestamp;

/**
 * The result of the pursuit: with several lots, the one the account won, or else the first.
 *
 * @param state How the bidding for the lot ended; {@code failed} = 유찰.
 * @param lot The lot; {@code 0} for a notice without lots.
 * @param rebid Number of the re-bid, 0 = the first bidding.
 * @param at When it was decided.
 * @param winners Every firm that won.
 * @param amount Winning amount of all winners together.
 * @param currency ISO 4217.
 * @param rate Award rate, %.
 * @param rateBasis The price that the rate is a percentage of.
 * @param bidders Number of bidders.
 * @param reason Why the bidding failed or was cancelled.
 * @param correctedAt When the result was corrected.
 * @param plannedPrice The price that rates are a percentage of (예정가격); {@code null} if the source does not publish it.
 * @param own Your company’s bid, as the source lists it.
 */
public record PursuitResult(
        AwardState state,
        String lot,
        int rebid,
        Timestamp at,
        List<AwardWinner> winners,
        Long amount,
        String currency,
        Double rate,
        AwardRateBasis rateBasis,
        Integer bidders,
        String reason,
        Timestamp correctedAt,
        Long plannedPrice,
        PursuitResultOwn own) {}
