{{/* Refuses values with which the programs cannot run. Each message is one line that says what to change. */}}
{{- define "adcopy.refuse" -}}
{{- $values := .Values }}
{{- $faults := list }}
{{- if not $values.image.registry }}
  {{- $faults = append $faults "image.registry: say where the images are, such as registry.example.com/team" }}
{{- end }}
{{- range $name := list "webOrigin" "apiOrigin" }}
  {{- if not (regexMatch "^https?://[^/?#]+$" (get $values $name)) }}
    {{- $faults = append $faults (printf "%s: give an origin without a path, such as https://copy.example.com" $name) }}
  {{- end }}
{{- end }}
{{- $wanted := dict "secrets.fingerprintKeys" $values.secrets.fingerprintKeys "secrets.sessions" $values.secrets.sessions }}
{{- range $program, $from := $values.secrets.databaseUrl }}
  {{- $_ := set $wanted (printf "secrets.databaseUrl.%s" $program) $from }}
{{- end }}
{{- range $name, $from := $wanted }}
  {{- if not $from.existingSecret }}
    {{- $faults = append $faults (printf "%s.existingSecret: name the Secret that has the key %s" $name $from.key) }}
  {{- end }}
{{- end }}
{{- if not (regexMatch "^[^:/]+:[0-9]+$" $values.temporal.address) }}
  {{- $faults = append $faults "temporal.address: give host and port of Temporal, such as temporal-frontend.temporal:7233" }}
{{- end }}
{{- $temporal := $values.temporal }}
{{- if and (or $temporal.apiKey.existingSecret (include "adcopy.temporalFiles" .)) (not $temporal.tls) }}
  {{- $faults = append $faults "temporal.tls: set it to true, because an API key, a client certificate or a CA needs it" }}
{{- end }}
{{- if and $values.worker.keda.enabled $values.worker.autoscaling.enabled }}
  {{- $faults = append $faults "worker.autoscaling.enabled: turn it off, or worker.keda.enabled: one Deployment takes one autoscaler" }}
{{- end }}
{{- if or (lt (int $values.worker.replicas) 1) (lt (int $values.worker.keda.minReplicas) 1) }}
  {{- $faults = append $faults
      "worker.replicas, worker.keda.minReplicas: keep at least one worker, because workers end jobs at their deadline" }}
{{- end }}
{{- if and $values.worker.keda.enabled (not $values.worker.keda.prometheusAddress) }}
  {{- $faults = append $faults "worker.keda.prometheusAddress: say where Prometheus answers, such as http://prometheus.monitoring:9090" }}
{{- end }}
{{- if $faults }}
  {{- fail (printf "these values cannot work:\n  %s\n" (join "\n  " $faults)) }}
{{- end }}
{{- end }}
