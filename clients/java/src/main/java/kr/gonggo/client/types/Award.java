// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import java.util.List;
import kr.gonggo.client.json.Timestamp;

/**
 * A part of other types.
 *
 * @param revision Revision number given by the source
 * @param lot Lot
 * @param rebid Number of the re-bid, 0 = the first bidding
 * @param state How the round ended
 * @param at When it was decided
 * @param winner The first of {@code winners}
 * @param winners Every firm that won, as the source lists them
 * @param openedAt When the bids were opened
 * @param amount Winning amount of all winners together
 * @param currency ISO 4217
 * @param rate Award rate, %
 * @param rateBasis The price that the rate is a percentage of
 * @param plannedPrice Planned price (예정가격)
 * @param baseAmount Base amount (기초금액) at the opening
 * @param bidders Number of bidders
 * @param reason Why the bidding failed or was cancelled
 * @param correctedAt When the result was corrected
 */
public record Award(
        int revision,
        String lot,
        int rebid,
        AwardState state,
        Timestamp at,
        AwardWinnerPart winner,
        List<AwardWinner> winners,
        Timestamp openedAt,
        Long amount,
        String currency,
        Double rate,
        AwardRateBasis rateBasis,
        Long plannedPrice,
        Long baseAmount,
        Integer bidders,
        String reason,
        Timestamp correctedAt) {}
