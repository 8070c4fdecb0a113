// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import java.util.List;

/**
 * The verdict on one axis.
 *
 * @param axis What was judged.
 * @param verdict Whether the company meets this requirement by itself.
 * @param limited Whether the notice limits bidders on this axis, by its data or by a sentence of an attachment; {@code
 * null} = they do not say. Axes other than licence and region with {@code null} do not change the overall verdict.
 * @param reason Why.
 * @param basis The rows and texts of the notice it is based on.
 * @param notExamined What could not be examined.
 * @param remedies Remedies, cheapest first.
 */
public record EligibilityAxis(
        EligibilityAxisAxis axis,
        BidEligibility verdict,
        Boolean limited,
        EligibilityRowReason reason,
        List<EligibilityRow> basis,
        List<EligibilityAxisNotExamined> notExamined,
        List<EligibilityRemedy> remedies) {}
