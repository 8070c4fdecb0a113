// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Text;

/**
 * One of the words below, or one that a newer service knows.
 *
 * @param value the word
 */
public record IncidentResolvedBy(String value) implements Text {
    /** {@code rotation} */
    public static final IncidentResolvedBy ROTATION = new IncidentResolvedBy("rotation");

    /** {@code revocation} */
    public static final IncidentResolvedBy REVOCATION = new IncidentResolvedBy("revocation");

    /** {@code operator} */
    public static final IncidentResolvedBy OPERATOR = new IncidentResolvedBy("operator");

    @Override
    public String toString() {
        return value;
    }
}
