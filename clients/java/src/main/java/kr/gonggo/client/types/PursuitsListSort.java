// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Text;

/**
 * One of the words below, or one that a newer service knows.
 *
 * @param value the word
 */
public record PursuitsListSort(String value) implements Text {
    /** {@code -updatedAt} */
    public static final PursuitsListSort UPDATED_AT_DESCENDING = new PursuitsListSort("-updatedAt");

    /** {@code updatedAt} */
    public static final PursuitsListSort UPDATED_AT = new PursuitsListSort("updatedAt");

    /** {@code closeAt} */
    public static final PursuitsListSort CLOSE_AT = new PursuitsListSort("closeAt");

    /** {@code -closeAt} */
    public static final PursuitsListSort CLOSE_AT_DESCENDING = new PursuitsListSort("-closeAt");

    @Override
    public String toString() {
        return value;
    }
}
