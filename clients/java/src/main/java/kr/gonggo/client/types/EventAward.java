// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import java.util.List;

/**
 * The award of one lot at the time of the event.
 *
 * @param state {@code awarded}, or the new state of the lot if the award was withdrawn.
 * @param lot The lot; {@code 0} for a notice without lots.
 * @param winners Every firm that won.
 * @param amount Winning amount of all winners together, in whole units of {@code currency}.
 * @param currency ISO 4217.
 * @param rate Award rate, %.
 * @param rateBasis The price that the rate is a percentage of.
 * @param plannedPrice Planned price (예정가격).
 * @param bidders Number of bidders.
 * @param reason Why the bidding failed or was cancelled.
 */
public record EventAward(
        EventAwardState state,
        String lot,
        List<AwardWinner> winners,
        Long amount,
        String currency,
        Double rate,
        AwardRateBasis rateBasis,
        Long plannedPrice,
        Integer bidders,
        String reason) {}
