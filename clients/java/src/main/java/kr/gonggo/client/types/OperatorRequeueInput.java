// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import java.util.List;
import kr.gonggo.client.json.Input;

/**
 * The records to fetch again.
 */
public final class OperatorRequeueInput extends Input {
    /** Makes one that says nothing yet. */
    public OperatorRequeueInput() {}

    /**
     * Which records. Default: all.
     *
     * @param value the value
     * @return this
     */
    public OperatorRequeueInput ids(List<String> value) {
        set("ids", value);
        return this;
    }
}
