// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import java.util.List;
import java.util.Map;

/**
 * Content of the event; with {@code bid.*} the notice as it was at that time.
 *
 * @param bid the field bid
 * @param matches Every keyword that led to the event.
 * @param changes What changed; with {@code bid.changed} and {@code pursuit.changed}.
 * @param award the field award
 * @param eligibilityChange the field eligibilityChange
 * @param correction {@code true} if an award reported earlier was corrected or withdrawn.
 * @param pursuit The pursuit at that time; only with {@code pursuit.changed}.
 * @param actor the field actor
 * @param report The report, with {@code profileName}, the name of its further company; only with {@code report.ready}.
 * @param webhook The disabled webhook; only with {@code webhook.disabled}.
 * @param incident The incident; only with {@code security.incident}.
 */
public record EventData(
        Bid bid,
        List<EventMatch> matches,
        List<FieldChange> changes,
        EventAward award,
        EligibilityChange eligibilityChange,
        Boolean correction,
        Map<String, Object> pursuit,
        EventActor actor,
        Map<String, Object> report,
        Map<String, Object> webhook,
        Map<String, Object> incident) {}
