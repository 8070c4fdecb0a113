// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

/**
 * Number of openings left out of a figure, by reason; absent = 0. {@code failed}: no winner · {@code cancelled}: the
 * opening or its notice was cancelled · {@code superseded}: a later opening of the same lot replaced it · {@code
 * otherCurrency}: awarded in another currency · {@code severalWinners}: several firms won together · {@code unitPrice}:
 * a price per unit (단가계약) · {@code negotiated}: awarded by negotiation · {@code direct}: direct contract with a chosen
 * firm · {@code noRate}: the source gives no rate · {@code outOfRange}: a rate below 10 % or above 200 % · {@code
 * noAmount}: no amount is known.
 *
 * @param failed Openings left out as failed
 * @param cancelled Openings left out as cancelled
 * @param superseded Openings left out as superseded
 * @param otherCurrency Openings left out as otherCurrency
 * @param severalWinners Openings left out as severalWinners
 * @param unitPrice Openings left out as unitPrice
 * @param negotiated Openings left out as negotiated
 * @param direct Openings left out as direct
 * @param noRate Openings left out as noRate
 * @param outOfRange Openings left out as outOfRange
 * @param noAmount Openings left out as noAmount
 * @param sharedValue Value of the awards with several winners, undivided
 */
public record Excluded(
        Long failed,
        Long cancelled,
        Long superseded,
        Long otherCurrency,
        Long severalWinners,
        Long unitPrice,
        Long negotiated,
        Long direct,
        Long noRate,
        Long outOfRange,
        Long noAmount,
        Double sharedValue) {}
