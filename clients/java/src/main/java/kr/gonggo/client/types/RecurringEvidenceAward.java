// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

/**
 * Its newest award; {@code null} = none is known
 *
 * @param winner Name of the first winner
 * @param businessNo Its business registration number
 * @param amount Winning amount
 * @param currency Currency of the amount
 * @param rate Award rate, %
 */
public record RecurringEvidenceAward(
        String winner,
        String businessNo,
        Long amount,
        String currency,
        Double rate) {}
