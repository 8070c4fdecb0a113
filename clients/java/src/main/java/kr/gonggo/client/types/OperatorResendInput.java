// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Input;

/**
 * Which failed mails to send again. Without a field: all.
 */
public final class OperatorResendInput extends Input {
    /** Makes one that says nothing yet. */
    public OperatorResendInput() {}

    /**
     * Only mails to members of this account.
     *
     * @param value the value
     * @return this
     */
    public OperatorResendInput accountId(String value) {
        set("accountId", value);
        return this;
    }

    /**
     * Only mails of this kind.
     *
     * @param value the value
     * @return this
     */
    public OperatorResendInput template(FailedMailTemplate value) {
        set("template", value);
        return this;
    }
}
