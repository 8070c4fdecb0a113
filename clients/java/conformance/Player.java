import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.lang.reflect.Array;
import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Collectors;
import kr.gonggo.client.Answer;
import kr.gonggo.client.ApiException;
import kr.gonggo.client.ConnectionException;
import kr.gonggo.client.CursorExpiredException;
import kr.gonggo.client.GonggoClient;
import kr.gonggo.client.GonggoException;
import kr.gonggo.client.InvalidSignatureException;
import kr.gonggo.client.Loop;
import kr.gonggo.client.Option;
import kr.gonggo.client.TimedOutException;
import kr.gonggo.client.WebhookVerifier;
import kr.gonggo.client.json.Input;
import kr.gonggo.client.json.Json;
import kr.gonggo.client.json.Text;
import kr.gonggo.client.types.BidLookup;
import kr.gonggo.client.types.BidSearch;
import kr.gonggo.client.types.BidsGetQuery;
import kr.gonggo.client.types.BidsListChangesQuery;
import kr.gonggo.client.types.BidsListQuery;
import kr.gonggo.client.types.EventsListQuery;
import kr.gonggo.client.types.KeywordPatch;
import kr.gonggo.client.types.KeywordsListQuery;
import kr.gonggo.client.types.NewKeyword;
import kr.gonggo.client.types.SignInLinkInput;

/** The player of this client for the suite in clients/conformance: reads a line, makes the call, writes a line. */
final class Player {
    /** A running call. */
    record Asked(GonggoClient client, Map<?, ?> given, Object body, Option... options) {
        Asked by(GonggoClient other) {
            return new Asked(other, given, body, options);
        }

        String part(String name) {
            return (String) given.get(name);
        }

        /** The query or body of a method, built with its typed setters. */
        <I extends Input> I query(I input) {
            given.forEach((name, value) -> {
                if (!List.of("noticeNo", "id", "lastEventId").contains(name)) say(input, (String) name, value);
            });
            return input;
        }

        <I extends Input> I body(I input) {
            ((Map<?, ?>) body).forEach((name, value) -> say(input, (String) name, value));
            return input;
        }

        Option[] resuming() {
            var all = new ArrayList<>(List.of(options));
            if (given.get("lastEventId") instanceof String id) all.add(Option.lastEventId(id));
            return all.toArray(Option[]::new);
        }
    }

    private static final Map<String, Function<Asked, Object>> WAYS = new LinkedHashMap<>();

    static {
        WAYS.put("listBids", it -> it.client.bids().list(it.query(new BidsListQuery()), it.options));
        WAYS.put("listBids all", it -> it.client.bids().listAll(it.query(new BidsListQuery()), it.options));
        WAYS.put("listBids pages", it -> it.client.bids().listPages(it.query(new BidsListQuery()), it.options));
        WAYS.put("listBids lines", it -> it.client.bids().listAsNdjson(it.query(new BidsListQuery()), it.options));
        WAYS.put("listBids bytes", it -> it.client.bids().listAsCsv(it.query(new BidsListQuery()), it.options));
        WAYS.put(
                "listBidChanges", it -> it.client.bids().listChanges(it.query(new BidsListChangesQuery()), it.options));
        WAYS.put(
                "listBidChanges follow",
                it -> it.client.bids().followChanges(it.query(new BidsListChangesQuery()), it.options));
        WAYS.put("getBid", it -> it.client.bids().get(it.part("noticeNo"), it.query(new BidsGetQuery()), it.options));
        WAYS.put("searchBids", it -> it.client.bids().search(it.body(new BidSearch()), it.options));
        WAYS.put("lookUpBids", it -> it.client.bids().lookUp(it.body(new BidLookup()), it.options));
        WAYS.put("listEvents", it -> it.client.events().list(it.query(new EventsListQuery()), it.options));
        WAYS.put("listEvents follow", it -> it.client.events().follow(it.query(new EventsListQuery()), it.options));
        WAYS.put("listEvents stream", it -> it.client.events().stream(it.query(new EventsListQuery()), it.resuming()));
        WAYS.put("listKeywords", it -> it.client.keywords().list(it.query(new KeywordsListQuery()), it.options));
        WAYS.put("listKeywords all", it -> it.client.keywords().listAll(it.query(new KeywordsListQuery()), it.options));
        WAYS.put("createKeyword", it -> it.client.keywords().create(it.body(new NewKeyword()), it.options));
        WAYS.put("getKeyword", it -> it.client.keywords().get(it.part("id"), it.options));
        WAYS.put(
                "changeKeyword",
                it -> it.client.keywords().change(it.part("id"), it.body(new KeywordPatch()), it.options));
        WAYS.put("deleteKeyword", it -> {
            it.client.keywords().delete(it.part("id"), it.options);
            return null;
        });
        WAYS.put(
                "mailSignInLink", it -> it.client.session().mailSignInLink(it.body(new SignInLinkInput()), it.options));
    }

    private static void say(Input input, String name, Object value) {
        try {
            var reset = "reset" + name.substring(0, 1).toUpperCase() + name.substring(1);
            for (Method setter : input.getClass().getDeclaredMethods()) {
                if (value == null && setter.getName().equals(reset)) {
                    setter.invoke(input);
                    return;
                }
                if (!setter.getName().equals(name) && !setter.getName().equals(name + "_")) continue;
                if (value == null) continue;
                setter.invoke(input, argument(value, setter.getGenericParameterTypes()[0]));
                return;
            }
            throw new AssertionError(input + " has no " + name);
        } catch (ReflectiveOperationException error) {
            throw new AssertionError(name, error);
        }
    }

    private static Object argument(Object value, Type type) throws ReflectiveOperationException {
        if (type instanceof ParameterizedType list && value instanceof List<?> items) {
            List<Object> arguments = new ArrayList<>();
            for (Object item : items) arguments.add(argument(item, list.getActualTypeArguments()[0]));
            return arguments;
        }
        if (value == null || !(type instanceof Class<?> wanted)) return value;
        if (wanted.isArray()) {
            var items = (List<?>) value;
            Object array = Array.newInstance(wanted.getComponentType(), items.size());
            for (int i = 0; i < items.size(); i++)
                Array.set(array, i, argument(items.get(i), wanted.getComponentType()));
            return array;
        }
        if (Input.class.isAssignableFrom(wanted)) {
            var input = (Input) wanted.getConstructor().newInstance();
            ((Map<?, ?>) value).forEach((name, one) -> say(input, (String) name, one));
            return input;
        }
        if (Text.class.isAssignableFrom(wanted)) return wanted.getConstructor(String.class).newInstance(value);
        if (wanted == int.class || wanted == Integer.class) return ((Number) value).intValue();
        return value;
    }

    private static Option[] options(Map<?, ?> given) {
        List<Option> options = new ArrayList<>();
        given.forEach((name, value) -> {
            switch ((String) name) {
                case "timeoutMs" -> options.add(Option.timeout(millis(value)));
                case "maxRetries" -> options.add(Option.maxRetries(((Number) value).intValue()));
                case "retryDelayMs" -> options.add(Option.retryDelay(millis(value)));
                case "maxRetryAfterMs" -> options.add(Option.maxRetryAfter(millis(value)));
                case "pauseMs" -> options.add(Option.pause(millis(value)));
                case "idempotencyKey" -> options.add(Option.idempotencyKey((String) value));
                case "ifMatch" -> options.add(Option.ifMatch((String) value));
                case "headers" -> map(value)
                        .forEach((header, text) -> options.add(Option.header((String) header, (String) text)));
                default -> {}
            }
        });
        return options.toArray(Option[]::new);
    }

    private static Duration millis(Object value) {
        return Duration.ofMillis(((Number) value).longValue());
    }

    private static Map<?, ?> map(Object value) {
        return value == null ? Map.of() : (Map<?, ?>) value;
    }

    private static Map<String, Object> play(Map<?, ?> task, List<Object> values) throws IOException {
        var call = map(task.get("call"));
        if (call.get("verify") != null) return Map.of("value", verify(map(call.get("verify"))));
        var settings = map(task.get("client"));
        var client = new GonggoClient((String) settings.get("baseUrl"), (String) settings.get("key"), options(settings));
        String as = Objects.requireNonNullElse((String) call.get("as"), "value");
        var way = WAYS.getOrDefault(call.get("operation") + " " + as, WAYS.get(call.get("operation")));
        var asked = new Asked(client, map(call.get("parameters")), call.get("body"), options(map(call.get("options"))));
        int take = call.get("take") instanceof Number most ? most.intValue() : Integer.MAX_VALUE;
        Map<String, Object> told = new LinkedHashMap<>();
        if (as.equals("response")) {
            Answer<Object> answer = client.withResponse(it -> way.apply(asked.by(it)));
            told.put("value", head(answer, "value", answer.value()));
        } else if (as.equals("raw")) {
            Answer<InputStream> answer = client.raw(it -> way.apply(asked.by(it)));
            told.put("value", head(answer, "text", text(answer.value(), take)));
        } else {
            Object value = way.apply(asked);
            if (value instanceof Loop<?> loop) take(loop, take, values);
            told.put(value instanceof Loop ? "values" : "value", value instanceof Loop ? values : value);
            if (value instanceof InputStream stream) told.put("value", text(stream, take));
        }
        return told;
    }

    private static void take(Loop<?> loop, int most, List<Object> values) {
        try (loop) {
            for (Object one : loop) {
                values.add(one);
                if (values.size() >= most) break;
            }
        }
    }

    private static Object verify(Map<?, ?> given) {
        var secrets = ((List<?>) given.get("secrets")).stream().map(String.class::cast).toList();
        long tolerance = given.get("toleranceSeconds") instanceof Number seconds ? seconds.longValue() : 300;
        var clock = Clock.fixed(Instant.ofEpochSecond(((Number) given.get("at")).longValue()), ZoneOffset.UTC);
        Map<String, String> headers = new LinkedHashMap<>();
        map(given.get("headers")).forEach((name, value) -> headers.put((String) name, (String) value));
        return new WebhookVerifier(secrets, Duration.ofSeconds(tolerance), clock)
                .verify(((String) given.get("body")).getBytes(StandardCharsets.UTF_8), headers);
    }

    private static Map<String, Object> head(Answer<?> answer, String name, Object value) {
        var headers = answer.headers().map().entrySet().stream()
                .collect(Collectors.toMap(it -> it.getKey().toLowerCase(), it -> String.join(", ", it.getValue())));
        Map<String, Object> told = new LinkedHashMap<>(Map.of("status", answer.status(), "headers", headers));
        told.put(name, value);
        return told;
    }

    private static String text(InputStream stream, int take) throws IOException {
        var bytes = new ByteArrayOutputStream();
        var piece = new byte[1024];
        try (stream) {
            for (int count; bytes.size() < take && (count = stream.read(piece)) >= 0; ) bytes.write(piece, 0, count);
        }
        return bytes.toString(StandardCharsets.UTF_8);
    }

    /** Describes an error as programs see it. Any other error is a bug of this client. */
    private static Map<String, Object> failure(RuntimeException error) {
        Map<String, Object> told = new LinkedHashMap<>();
        if (error instanceof ApiException refusal) {
            told.put("kind", refusal instanceof CursorExpiredException ? "expired" : "api");
            told.put("status", refusal.status());
            told.put("code", refusal.code());
            told.put("detail", refusal.detail());
            told.put("requestId", refusal.requestId());
            told.put("retryAfter", refusal.retryAfter() == null ? null : refusal.retryAfter().toSeconds());
            told.put("errors", refusal.errors());
        } else if (error instanceof TimedOutException) told.put("kind", "timeout");
        else if (error instanceof ConnectionException) told.put("kind", "connection");
        else if (error instanceof InvalidSignatureException) told.put("kind", "signature");
        else if (error instanceof GonggoException) told.put("kind", "foreign");
        else if (error.getClass() == IllegalArgumentException.class) told.put("kind", "usage");
        else throw error;
        told.put("message", error.getMessage());
        var trace = new StringWriter();
        error.printStackTrace(new PrintWriter(trace, true));
        told.put("text", error.getMessage() + "\n" + error + "\n" + trace);
        return told;
    }

    private static String answer(String line) throws IOException {
        List<Object> values = new ArrayList<>();
        try {
            return Json.write(play(Json.read(line, Map.class), values));
        } catch (RuntimeException error) {
            return Json.write(Map.of("values", values, "error", failure(error)));
        }
    }

    public static void main(String[] words) throws IOException {
        var in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        var out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        for (String line = in.readLine(); line != null; line = in.readLine()) out.print(answer(line) + "\n");
    }
}
