// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import java.util.List;
import kr.gonggo.client.json.Timestamp;

/**
 * Which companies of the account may bid on a notice.
 *
 * @param noticeNo The notice.
 * @param version Version of the notice that was judged.
 * @param items The account itself first, if it has a profile; then the others by name.
 * @param judgedAt When it was judged.
 */
public record NoticeVerdicts(
        String noticeNo,
        int version,
        List<ProfileVerdict> items,
        Timestamp judgedAt) {}
