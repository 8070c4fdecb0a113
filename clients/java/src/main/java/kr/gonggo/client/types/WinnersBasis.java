// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Text;

/**
 * One of the words below, or one that a newer service knows.
 *
 * @param value the word
 */
public record WinnersBasis(String value) implements Text {
    /** {@code plannedPrice} */
    public static final WinnersBasis PLANNED_PRICE = new WinnersBasis("plannedPrice");

    /** {@code estimatedPrice} */
    public static final WinnersBasis ESTIMATED_PRICE = new WinnersBasis("estimatedPrice");

    @Override
    public String toString() {
        return value;
    }
}
