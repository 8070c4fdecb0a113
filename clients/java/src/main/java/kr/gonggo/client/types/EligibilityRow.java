// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

/**
 * A row or text of the notice, or a sentence of an attachment.
 *
 * @param group Group of the row: all rows of a group are required, any one group is enough.
 * @param code Code in the row.
 * @param name Text of the row.
 * @param verdict Whether the company meets this row.
 * @param reason Why.
 * @param until With the reasons {@code expired} and {@code expires_before_closing}, the last day of the licence in the
 * profile; otherwise {@code null}.
 * @param attachment Where the sentence in {@code name} is in an attachment; {@code null} = a row or text of the notice
 * itself.
 */
public record EligibilityRow(
        Integer group,
        String code,
        String name,
        BidEligibility verdict,
        EligibilityRowReason reason,
        String until,
        EligibilityRowAttachment attachment) {}
