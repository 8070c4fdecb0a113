// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import java.util.List;
import kr.gonggo.client.json.Input;

/**
 * A list of keywords to check before adding them.
 */
public final class KeywordLines extends Input {
    /** Makes one that says nothing yet. */
    public KeywordLines() {}

    /**
     * The keywords, in the order in which they would be added. Required.
     *
     * @param value the value
     * @return this
     */
    public KeywordLines lines(List<KeywordLinesLine> value) {
        set("lines", value);
        return this;
    }
}
