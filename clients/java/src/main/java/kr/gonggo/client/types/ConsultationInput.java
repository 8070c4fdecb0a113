// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Input;

/**
 * A beta request.
 */
public final class ConsultationInput extends Input {
    /** Makes one that says nothing yet. */
    public ConsultationInput() {}

    /**
     * Company that wants to take part. Required.
     *
     * @param value the value
     * @return this
     */
    public ConsultationInput company(String value) {
        set("company", value);
        return this;
    }

    /**
     * Name of the person to contact. Required.
     *
     * @param value the value
     * @return this
     */
    public ConsultationInput name(String value) {
        set("name", value);
        return this;
    }

    /**
     * Mail address for the reply. Required.
     *
     * @param value the value
     * @return this
     */
    public ConsultationInput email(String value) {
        set("email", value);
        return this;
    }

    /**
     * Phone number, to be called back.
     *
     * @param value the value
     * @return this
     */
    public ConsultationInput phone(String value) {
        set("phone", value);
        return this;
    }

    /**
     * What the company wants to use the service for.
     *
     * @param value the value
     * @return this
     */
    public ConsultationInput message(String value) {
        set("message", value);
        return this;
    }

    /**
     * Language of the reply. Default: the first that {@code Accept-Language} names.
     *
     * @param value the value
     * @return this
     */
    public ConsultationInput language(ReportLanguage value) {
        set("language", value);
        return this;
    }

    /**
     * Version of the consent text on {@code /beta} that the person agreed to. The form requires it. Programs that omit
     * it must obtain the consent in another way.
     *
     * @param value the value
     * @return this
     */
    public ConsultationInput consent(ConsultationInputConsent value) {
        set("consent", value);
        return this;
    }

    /**
     * Leave it out: only bots fill in this field.
     *
     * @param value the value
     * @return this
     */
    public ConsultationInput homepage(String value) {
        set("homepage", value);
        return this;
    }
}
