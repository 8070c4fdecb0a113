// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import java.util.List;
import kr.gonggo.client.json.Input;

/**
 * Keywords to add in one request.
 */
public final class KeywordBatch extends Input {
    /** Makes one that says nothing yet. */
    public KeywordBatch() {}

    /**
     * The keywords to add, in this order. Required.
     *
     * @param value the value
     * @return this
     */
    public KeywordBatch keywords(List<NewKeyword> value) {
        set("keywords", value);
        return this;
    }
}
