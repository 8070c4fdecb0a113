// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import java.util.List;
import kr.gonggo.client.json.Input;

/**
 * Conditions to change.
 */
public final class KeywordsPatchFilter extends Input {
    /** Makes one that says nothing yet. */
    public KeywordsPatchFilter() {}

    /**
     * Region where the bidder is based, as a code or name. Notices without a region limit always match. Any one of the
     * values is enough.
     *
     * @param value the value
     * @return this
     * @throws IllegalArgumentException if the value is null
     */
    public KeywordsPatchFilter region(List<String> value) {
        setGiven("region", value);
        return this;
    }

    /**
     * Sends null for {@code region}: of a patch, the field gets its default again.
     *
     * @return this
     */
    public KeywordsPatchFilter resetRegion() {
        set("region", null);
        return this;
    }

    /**
     * Business category. Any one of the values is enough.
     *
     * @param value the value
     * @return this
     * @throws IllegalArgumentException if the value is null
     */
    public KeywordsPatchFilter bsnsDiv(List<BidsListBsnsDiv> value) {
        setGiven("bsnsDiv", value);
        return this;
    }

    /**
     * Sends null for {@code bsnsDiv}: of a patch, the field gets its default again.
     *
     * @return this
     */
    public KeywordsPatchFilter resetBsnsDiv() {
        set("bsnsDiv", null);
        return this;
    }
}
